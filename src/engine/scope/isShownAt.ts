import type { Shape } from '../../definition/model/field';
import { shapeAt } from '../../definition/model/fieldAt';
import { isShown } from '../../definition/model/condition';
import { isRecord, type Path, type Values, valueAt } from '../../definition/model/values';

export function isShownAt(shape: Shape<unknown>, values: Values, path: Path): boolean {
  const parent = path.slice(0, -1);
  const properties = shapeAt(shape, parent)?.properties;
  const siblings = valueAt(values, parent);
  if (!properties) return true;
  return isShown(String(path.at(-1)), properties, isRecord(siblings) ? siblings : {});
}

/** Returns the paths of a field and of all that it is part of, the outermost first. */
export const pathsTo = (path: Path): Path[] => path.map((_, index) => path.slice(0, index + 1));

/** Returns whether it and all that it is part of are shown: what is hidden is neither asked about nor sent. */
export const isAskedAt = (shape: Shape<unknown>, values: Values, path: Path): boolean =>
  pathsTo(path).every((around) => isShownAt(shape, values, around));
