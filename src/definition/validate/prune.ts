import { hasSetRows } from '../model/counted';
import { isList, type Shape } from '../model/field';
import { fieldAt } from '../model/fieldAt';
import {
  answerNamed,
  type Around,
  aroundAt,
  aroundOf,
  countingAnswers,
  pruneValue,
} from '../model/named';
import { dotted, type Json, type Path, type Values, valueAt } from '../model/values';

/**
 * Returns the answers that count (countingAnswers). Both sides call it before validating, so a hidden answer is
 * neither validated nor stored.
 * @param above the answers around the shape, if it is a part of a form
 */
export const prune = (shape: Shape<unknown>, values: Values, above?: Around): Values =>
  countingAnswers(aroundOf(shape, values, above));

/** Returns what a form shows for a calculated field, of answers to the whole form that are not pruned. */
export const calculatedAt = (shape: Shape<unknown>, values: Values, path: Path): Json | undefined =>
  answerNamed(String(path.at(-1)), aroundAt(shape, values, path.slice(0, -1)));

/**
 * Converts a path in pruned values to that in the original ones: removed rows shift those behind them.
 * @param known which rows of each list stay; one map for all paths of the same values, since thousands of rows may be sent
 */
export function originalPath(
  shape: Shape<unknown>,
  values: Values,
  path: Path,
  known = new Map<string, readonly number[]>(),
): Path {
  return path.reduce<Path>((original, key) => {
    if (typeof key !== 'number') return [...original, key];
    const rows = valueAt(values, original);
    const field = fieldAt(shape, original.join('.'));
    const isMoved = field && isList(field) && !hasSetRows(field);
    if (!Array.isArray(rows) || !isMoved) return [...original, key];
    const list = dotted(original);
    const around = aroundAt(shape, values, original.slice(0, -1));
    const staying =
      known.get(list) ??
      rows.flatMap((row, index) =>
        pruneValue(field.items, row, around) === undefined ? [] : [index],
      );
    known.set(list, staying);
    return [...original, staying[key] ?? key];
  }, []);
}
