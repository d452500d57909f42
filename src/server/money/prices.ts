import type { Price } from '../../contract/money';
import { calculationOf } from '../../definition/model/calculate';
import type { Field, Properties } from '../../definition/model/field';
import { isNumber } from '../../definition/model/field';
import { toMinor } from '../../definition/model/ledger';
import { currencyOf, isMoney } from '../../definition/model/money';
import { pick } from '../../definition/model/text';
import { toNumber, type Values } from '../../definition/model/values';
import { isDisplayed } from '../../definition/model/widget';
import type { StoredApplication } from '../applications/stored';
import type { RoutePorts } from '../routePorts';

/**
 * Returns what an application can be charged for, in the applicant's language: amounts that its form has calculated or
 * offered from a price list, and those of the records that its answers name. What was typed, such as an income, is no price.
 */
export async function pricesOf(
  { storage, content, kinds, definitionOf, readBrand }: RoutePorts,
  application: StoredApplication,
): Promise<readonly Price[]> {
  const { id, answers, language, definition: hash } = application;
  const { form, lookup } = await definitionOf(hash);
  const agency = await readBrand();
  const pricesIn = (
    properties: Properties,
    values: Values,
    isPrice: (field: Field, name: string) => boolean,
    before = '',
  ): Price[] =>
    Object.entries(properties).flatMap(([name, field]) => {
      const value = toNumber(values[name]);
      if (value === undefined || !(value > 0) || !isMoney(field) || !isPrice(field, name))
        return [];
      const currency = currencyOf(field) ?? agency.currency;
      const label = isDisplayed(field) ? pick(field.label, language) : '';
      const text = [before, label].filter(Boolean).join(' · ');
      return [{ text, currency, amount: toMinor(value, currency) }];
    });
  const found = pricesIn(
    form.properties,
    answers,
    (field, name) =>
      (isNumber(field) && calculationOf(field) !== undefined) ||
      (lookup?.offers ?? []).includes(name),
  );
  const about = (await storage.applications.about([id])).get(id) ?? [];
  for (const { record, names } of about) {
    const stored = record && (await content.read(record.kind, record.id));
    const kind = kinds.find((one) => one.id === record?.kind);
    if (!stored || !kind) continue;
    found.push(...pricesIn(kind.fields, stored.document, () => true, pick(names, language)));
  }
  return found;
}
