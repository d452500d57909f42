import { aroundOf, isMet, isShown } from './named';
import type { Service, Step } from './service';
import type { Values } from './values';

export const stepFields = (step: Step<unknown>): readonly string[] =>
  step.blocks.flatMap(({ fields }) => fields);

/** Returns the number of the step that contains a dotted path; 0 if none does. */
export function stepOf(service: Service<unknown>, path: string): number {
  const name = path.split('.', 1)[0] ?? '';
  return Math.max(
    0,
    service.steps.findIndex(({ blocks }) => blocks.some(({ fields }) => fields.includes(name))),
  );
}

/** Returns the numbers of the steps that apply: in which a field is shown, or a summary. */
export function shownSteps({ steps, form }: Service<unknown>, values: Values): readonly number[] {
  const around = aroundOf(form, values);
  const isSeen = (name: string): boolean =>
    form.properties[name]?.widget !== 'hidden' && isShown(name, around);
  return steps.flatMap((step, index) => {
    const applies = step.summary ? isMet(step.when, around) : stepFields(step).some(isSeen);
    return applies ? [index] : [];
  });
}
