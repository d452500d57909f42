import { siblingsOf } from '../../definition/keywords/siblings';
import { isList, isObject, type Field, type Shape } from '../../definition/model/field';
import { fieldAt } from '../../definition/model/fieldAt';
import { aroundAt, isShown, pathNamed } from '../../definition/model/named';
import { memoise } from '../../definition/model/memoise';
import { dotted, type Path, type Values } from '../../definition/model/values';

/** Returns whether a field of a form is shown among the fields beside it. */
export const isShownAt = (form: Shape<unknown>, values: Values, path: Path): boolean =>
  isShown(String(path.at(-1)), aroundAt(form, values, path.slice(0, -1)));

/** Returns the paths of a field and of all that it is part of, the outermost first. */
export const pathsTo = (path: Path): Path[] => path.map((_, index) => path.slice(0, index + 1));

/** Returns whether it and all that it is part of are shown: what is hidden is neither asked about nor sent. */
export const isAskedAt = (shape: Shape<unknown>, values: Values, path: Path): boolean =>
  pathsTo(path).every((around) => isShownAt(shape, values, around));

const knownNames = memoise((_form: Shape<unknown>) => new Map<string, readonly string[]>());

/** Returns the names, at the root of a form, of the answers that decide whether a field is shown; always the same list. */
export function namesDeciding(form: Shape<unknown>, path: Path): readonly string[] {
  const known = knownNames(form);
  const here = dotted(path);
  const names = known.get(here) ?? rootNames(form, path);
  known.set(here, names);
  return names;
}

/** The kinds of keywords that decide whether an answer counts, or what it is. */
const DECIDING: ReadonlySet<string> = new Set([
  ...['condition', 'calculation', 'sibling', 'comparisons', 'bound', 'prefill'],
]);

const namesBy = memoise((field: object) =>
  siblingsOf(field).flatMap(({ kind, name }) => (DECIDING.has(kind) ? [name] : [])),
);

function rootNames(form: Shape<unknown>, path: Path): readonly string[] {
  const found = new Set<Field<unknown>>();
  const names = new Set<string>();
  const follow = (at: Path, isNamed: boolean): void => {
    const field = fieldAt(form, dotted(at));
    if (!field || found.has(field)) return;
    found.add(field);
    for (const name of namesBy(field)) {
      const other = pathNamed(name, at.slice(0, -1));
      names.add(String(other[0]));
      for (const around of pathsTo(other)) follow(around, around.length === other.length);
    }
    // What counts inside a group or a list decides whether it is answered.
    const row = isList(field) ? field.items : field;
    if (!isNamed || !isObject(row)) return;
    const inner = isList(field) ? [...at, 0] : at;
    for (const name of Object.keys(row.properties)) follow([...inner, name], true);
  };
  follow(path, false);
  return [...names];
}
