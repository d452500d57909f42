import type { Service, Step } from './service';

/** The names of the fields at the top of the form that a step asks for. */
export const stepFields = (step: Step<unknown>): readonly string[] =>
  step.blocks.flatMap(({ fields }) => fields);

/** The number of the step in which a dotted path is asked for; 0 where none claims it. */
export function stepOf(service: Service<unknown>, path: string): number {
  const name = path.split('.', 1)[0] ?? '';
  return Math.max(
    0,
    service.steps.findIndex((step) => stepFields(step).includes(name)),
  );
}
