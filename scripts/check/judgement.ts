import { check } from './check';
import type { PlacedFault } from './fault';
import { readTexts } from './readTexts';
import { committedTexts } from './versions/committed';
import { versions } from './versions/versions';

export interface Judgement {
  readonly faults: readonly PlacedFault[];
  /** What changes since the last commit do to answers already given. */
  readonly notes: readonly PlacedFault[];
}

/** Everything that is wrong with the project in a folder, and what is worth knowing without being wrong. */
export function judgement(root: string): Judgement {
  const texts = readTexts(root);
  const today = new Date().toISOString().slice(0, 10);
  const committed = committedTexts(root);
  const since = committed ? versions(texts, committed, today) : { faults: [], notes: [] };
  return { faults: [...check(texts, today), ...since.faults], notes: since.notes };
}
