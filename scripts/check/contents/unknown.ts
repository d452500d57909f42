import { suggestion } from '../closest';
import type { Found } from '../lint';

/** A field that is named and that there is not. */
export const unknown = (at: string, name: string, known: readonly string[]): Found => ({
  at,
  problem: `the kind has no such field "${name}"`,
  mend: suggestion(name, known),
});
