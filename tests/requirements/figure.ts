import type { TestContext } from 'vitest';
import type requirements from './requirements.json';

/** One of the 38 that the project is measured by; their names stand in requirements.json. */
export type RequirementId = keyof typeof requirements;

declare module 'vitest' {
  interface TaskMeta {
    proves?: readonly RequirementId[];
    figures?: Readonly<Partial<Record<RequirementId, string>>>;
  }
}

/** Options of a test, or of all tests in a describe: if one of them fails, these are not proved. */
export const proves = (...ids: RequirementId[]) => ({ meta: { proves: ids } });

/**
 * States what a test counted or measured for a requirement; `npm test` collects it in
 * .cache/requirements.md. Implies `proves`. A test states one figure for each requirement.
 * @param text made from what this run did, e.g. `${names.length} names, 0 outside`
 */
export function figure({ task }: Pick<TestContext, 'task'>, id: RequirementId, text: string): void {
  // Anew, since tests share the meta of the describe around them.
  task.meta.figures = { ...task.meta.figures, [id]: text };
}
