import { namesBy } from '../../definition/keywords/siblings';
import { calculationOf } from '../../definition/model/calculate';
import { type Field, isList, isObject, type Shape } from '../../definition/model/field';
import { pointer } from '../base/checkIssue';
import { eachService, issue } from '../base/lint';

/** Reports answers that depend on themselves: no field of such a circle would be shown, or have a value. */
export const circle = eachService(({ service: { form } }) => {
  const all = answersIn(form, '', '/form');
  const reaches = (names: readonly string[], goal: string, seen = new Set<string>()): boolean =>
    names.some((name) => {
      if (name === goal) return true;
      if (seen.has(name)) return false;
      seen.add(name);
      return reaches(Object.values(all.get(name)?.from ?? {}).flat(), goal, seen);
    });
  return [...all].flatMap(([path, { at, from }]) =>
    Object.entries(from)
      .filter(([keyword, names]) => REPORTED.has(keyword) && reaches(names, path))
      .map(([keyword]) =>
        keyword === 'when'
          ? issue(`${at}/when`, `"${path}" is shown only by what depends on it`, UNHIDE)
          : issue(`${at}/${keyword}`, `"${path}" is calculated from itself`, UNTIE),
      ),
  );
});

/** A circle of others has one of these, too. */
const REPORTED: ReadonlySet<string> = new Set(['when', 'calculate', 'prefill']);
const UNHIDE = 'remove the "when" of one of the fields in this circle';
const UNTIE = 'calculate one of this circle from others';

interface AnswerIn {
  readonly at: string;
  /** The dotted paths of the answers that it depends on, by the keywords that name them; by '' what it is in. */
  readonly from: Readonly<Record<string, readonly string[]>>;
}

/** Returns all answers by their dotted paths, which are without row numbers. */
function answersIn(shape: Shape, around: string, at: string): Map<string, AnswerIn> {
  const found = new Map<string, AnswerIn>();
  for (const [name, field] of Object.entries(shape.properties)) {
    const path = around + name;
    const here = at + pointer('properties', name);
    found.set(path, { at: here, from: sourcesOf(field, around) });
    const isRows = isList(field);
    const inner = isRows ? field.items : field;
    if (!isObject(inner)) continue;
    const inside = answersIn(inner, `${path}.`, isRows ? `${here}/items` : here);
    for (const [one, answer] of inside) found.set(one, answer);
  }
  return found;
}

function sourcesOf(field: Field, around: string): AnswerIn['from'] {
  const filled = calculationOf(field) === undefined ? 'prefill' : 'calculate';
  const from: Record<string, readonly string[]> = {
    '': around === '' ? [] : [around.slice(0, -1)],
  };
  for (const keyword of ['when', 'countedBy', filled]) {
    from[keyword] = namesBy(keyword, field[keyword as keyof Field]).map(({ name, rows }) =>
      pathOf(
        name,
        rows.reduce((at, list) => `${pathOf(list, at)}.`, around),
      ),
    );
  }
  return from;
}

/** Returns the dotted path of what is named. @param around that of the group or row, with a dot at its end */
const pathOf = (name: string, around: string): string =>
  name.startsWith('../')
    ? pathOf(name.slice(3), around.replace(/[^.]+\.$/u, ''))
    : (name.startsWith('/') ? name.slice(1) : around + name).replaceAll('/', '.');
