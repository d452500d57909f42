import type { Service, Step } from './service';

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
