import { isText } from '../model/text';
import {
  dotted,
  isRecord,
  type Json,
  parsePath,
  type Path,
  sameJson,
  type Values,
  withValueAt,
} from '../model/values';

/** A value that differs between an edit and what somebody has saved meanwhile. */
export interface Difference {
  /** Dotted; of a translated text, each language is a value. */
  readonly path: string;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
  /** Who changed it since the version that the edit is based on. */
  readonly changedBy: 'me' | 'them' | 'both';
}

/**
 * Returns the values in which two versions of a record differ. Lists are compared as a whole.
 * @param base the version that both are based on; without it, nobody knows who changed what
 */
export const differences = (
  base: Values | undefined,
  mine: Values,
  theirs: Values,
): readonly Difference[] => between([], [base, mine, theirs], base !== undefined);

type Three = readonly [base: Json | undefined, mine: Json | undefined, theirs: Json | undefined];

function between(path: Path, [base, mine, theirs]: Three, isKnown: boolean): Difference[] {
  if (sameJson(mine, theirs)) return [];
  if (isRecord(mine) && isRecord(theirs)) {
    const before = isRecord(base) ? base : {};
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    return names.flatMap((name) =>
      between([...path, name], [before[name], mine[name], theirs[name]], isKnown),
    );
  }
  if (isText(mine) && isText(theirs)) {
    const before = isText(base) ? base : undefined;
    return mine.flatMap((text, index) =>
      between([...path, index], [before?.[index], text, theirs[index]], isKnown),
    );
  }
  return [
    { path: dotted(path), mine, theirs, changedBy: whoChanged([base, mine, theirs], isKnown) },
  ];
}

function whoChanged([base, mine, theirs]: Three, isKnown: boolean): Difference['changedBy'] {
  if (isKnown && sameJson(base, mine)) return 'them';
  return isKnown && sameJson(base, theirs) ? 'me' : 'both';
}

/** Returns their version with what only I have changed, and what was chosen of what both have. */
export const merged = (
  theirs: Values,
  found: readonly Difference[],
  isMine: (path: string) => boolean,
): Values =>
  found
    .filter(({ path, changedBy }) => changedBy === 'me' || (changedBy === 'both' && isMine(path)))
    .reduce<Values>(
      (record, { path, mine }) => withValueAt(record, parsePath(path), mine) as Values,
      theirs,
    );
