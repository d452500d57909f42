import { suggestion } from '../closest';
import type { Found } from '../lint';

/** Reports a name for which there is no field. */
export const unknown = (at: string, name: string, known: readonly string[]): Found => ({
  at,
  problem: `the content type has no field "${name}"`,
  fix: suggestion(name, known),
});
