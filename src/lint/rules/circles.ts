import { namesInCondition } from '../../definition/keywords/siblings';
import { calculationOf } from '../../definition/model/calculate';
import { type Field, isList, isObject, type Shape } from '../../definition/model/field';
import { isRecord } from '../../definition/model/values';
import { pointer } from '../base/checkIssue';
import { eachService, type Found, issue } from '../base/lint';

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
      .map(([keyword]): Found => {
        const place = `${at}/${keyword}`;
        return keyword === 'when'
          ? issue(
              place,
              `"${path}" is shown only by what depends on it`,
              'remove the "when" of one of the fields in this circle',
            )
          : issue(
              place,
              `"${path}" is calculated from itself`,
              'calculate one of this circle from others',
            );
      }),
  );
});

/** A circle of others has one of these, too. */
const REPORTED: ReadonlySet<string> = new Set(['when', 'calculate', 'prefill']);

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
  const { when, prefill } = field;
  const calculation = calculationOf(field);
  const preset = isRecord(prefill) ? prefill.calculate : undefined;
  return {
    '': around === '' ? [] : [around.slice(0, -1)],
    when: namesIn(when, around),
    ...(isList(field) && field.countedBy && { countedBy: [around + field.countedBy] }),
    ...(calculation === undefined
      ? { prefill: sourcesIn(preset, around) }
      : { calculate: sourcesIn(calculation, around) }),
  };
}

const namesIn = (condition: unknown, around: string): string[] =>
  namesInCondition(condition).flatMap(({ name }) => sourcesIn(name, around));

/** Returns the paths of the answers that an expression names. */
function sourcesIn(part: unknown, around: string): string[] {
  if (typeof part === 'string') {
    if (part.startsWith('../')) return sourcesIn(part.slice(3), around.replace(/[^.]+\.$/u, ''));
    return [(part.startsWith('/') ? part.slice(1) : around + part).replaceAll('/', '.')];
  }
  if (Array.isArray(part)) return part.flatMap((one) => sourcesIn(one, around));
  if (!isRecord(part) || 'const' in part) return [];
  const { of, when, if: condition, ...parts } = part;
  const lists = sourcesIn(of ?? (when === undefined ? undefined : part.count), around);
  const [list] = of === undefined ? [] : lists;
  return [
    ...lists,
    ...lists.flatMap((one) => namesIn(when, `${one}.`)),
    ...namesIn(condition, around),
    ...Object.values(parts).flatMap((one) => sourcesIn(one, list ? `${list}.` : around)),
  ];
}
