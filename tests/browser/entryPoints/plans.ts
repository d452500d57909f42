import type { EntryPoint } from './entryPoint';
import { answerOf } from './fromServer';

interface PlanEntry {
  readonly id: string;
  readonly name: readonly string[];
  readonly bodyData: readonly (readonly (readonly string[])[])[];
}

/** Chooses the second plan, and in its table the third row's price for the age of the sample. */
export const plansEntryPoint: EntryPoint = async (page, { route }) => {
  const [, plan] = (await answerOf('client/health_insurance_type/')) as readonly PlanEntry[];
  const row = plan?.bodyData[2];
  if (!plan || !row) throw new Error('no second plan with a third row');
  await page.goto(route);
  await page.locator('.choice-card input').nth(1).check();
  await page.locator('.plan-table tbody tr').nth(2).locator('.plan-price').nth(1).click();
  const planPrice = row[2]?.[2] ?? '';
  await page.locator('.service-form:focus-within').waitFor();
  await page.locator('#f-planPrice').getByText(`$${planPrice}`, { exact: true }).waitFor();
  return {
    values: {
      healthInsuranceType: plan.id,
      planName: plan.name[2] ?? '',
      tripPeriod: row[0]?.[2] ?? '',
      planPrice,
    },
  };
};
