import { type NamedField, siblingsOf } from '../../definition/keywords/siblings';
import {
  type Field,
  type ListField,
  type Shape,
  isList,
  isObject,
  isString,
} from '../../definition/model/field';
import { isRepeat } from '../../definition/model/compare';
import { namedIn } from './shownWith';
import { suggestion } from '../base/closest';
import { pointer } from '../base/checkIssue';
import { eachNamed, eachShape, type Found, issue, issueIf, namesIn } from '../base/lint';

/** Reports names that a shape or one of its fields uses and that no sibling field has. */
export const dangling = eachShape(({ at, shape }, _, { service }) => {
  const known = Object.keys(shape.properties);
  const isKnown = (name: string): boolean => namedIn(shape, service.form, name) !== undefined;
  const lists = (['required', 'expected'] as const).flatMap((keyword) =>
    namesIn(at + pointer(keyword), shape[keyword]),
  );
  return [...lists, ...uses(shape, at)]
    .filter(({ name }) => !isKnown(name))
    .map(({ at: place, name }) => nameless(place, name, known));
});

/** Reports names of answers that only repeat others: the server does not get them. */
export const repeated = eachNamed(({ at, field, shape, form }) =>
  siblingsOf(field).flatMap(({ at: place, name: other, kind }) => {
    const named = namedIn(shape, form, other)?.field;
    const isWrong = !!named && isRepeat(named) && kind !== 'reads' && place[1] !== 'same';
    const problem = `"${other}" only repeats an answer, and is not sent`;
    return issueIf(isWrong, at + pointer(...place), problem, 'name what it repeats');
  }),
);

/** Reports comparisons of dates with what is none, and with a row above where there are no rows. */
export const dateOrder = eachNamed(({ at, name, field, shape }) => {
  const { compare = {} } = isString(field) ? field : {};
  const others = siblingsOf(field).filter(
    (one) => one.kind === 'comparisons' && !isInExpression(one),
  );
  const isInRow = at.endsWith(`/items${pointer('properties', name)}`);
  return [
    ...issueIf(
      JSON.stringify(compare).includes('"above"') && !isInRow,
      `${at}/compare`,
      '"above" is the row above, and there are no rows',
      'remove it',
    ),
    ...Object.keys(compare).flatMap((order) => {
      const isWrong = !OF_TEXTS.has(order) && !isDate(field);
      const problem = `"${order}" compares dates, and "${name}" is not one`;
      return issueIf(isWrong, at + pointer('compare', order), problem, 'add "format": "date"');
    }),
    ...others.flatMap(({ at: place, name: other }): Found[] => {
      const sibling = shape.properties[other];
      if (place[1] === 'same' && sibling) return unlikeRepeat(field, sibling, at);
      const isWrong = place[1] !== 'differs' && !!sibling && isDate(field) && !isDate(sibling);
      const fix = 'name a field with "format": "date"';
      return issueIf(isWrong, at + pointer(...place), `"${other}" is not a date`, fix);
    }),
  ];
});

const OF_TEXTS: ReadonlySet<string> = new Set(['differs', 'same']);

/** Reports a repeated answer whose field differs from that of the answer, or that is repeated itself. */
function unlikeRepeat(field: Field, sibling: Field, here: string): Found[] {
  const isLike =
    isString(field) &&
    isString(sibling) &&
    ['type', 'format', 'widget'].every((key) => {
      return String(field[key as 'format']) === String(sibling[key as 'format']);
    });
  if (isLike && !isRepeat(sibling)) return [];
  const problem = isLike
    ? 'it repeats an answer that is itself not sent'
    : 'it repeats an answer of another type';
  const fix = 'name a field with the same type, format and widget, which repeats none';
  return [issue(`${here}/compare/same`, problem, fix)];
}

/** Reports age limits that nobody can meet, and lists whose rows begin with fields that they do not have. */
export const dateRules = eachNamed(({ at, field }): Found[] => {
  if (isList(field)) return beginsNowhere(field, at);
  const { from = 0, to = Infinity } = (isString(field) && field.compare?.age) || {};
  const problem = `nobody is at least ${from} and at most ${to} years old`;
  return issueIf(from > to, `${at}/compare/age`, problem, 'swap "from" and "to"');
});

/** Reports names in `begins` that the rows do not have. */
function beginsNowhere({ begins = {}, items }: ListField, here: string): Found[] {
  const own = Object.keys(isObject(items) ? items.properties : {});
  return (['first', 'next'] as const).flatMap((keyword) =>
    Object.entries(begins[keyword] ?? {}).flatMap(([name, other]) =>
      [name, ...(keyword === 'next' ? [other] : [])]
        .filter((one) => !own.includes(one))
        .map((one) => nameless(here + pointer('begins', keyword, name), one, own)),
    ),
  );
}

export const nameless = (at: string, name: string, known: readonly string[]): Found =>
  issue(at, `there is no field "${name}" here`, suggestion(name, known));

/** What expressions name is checked with its type (expressions). */
const isInExpression = ({ kind, at }: NamedField): boolean =>
  kind === 'calculation' ||
  kind === 'bound' ||
  kind === 'prefill' ||
  (kind === 'condition' && isInOperand(at)) ||
  (kind === 'comparisons' && at.slice(2).some((key) => typeof key === 'string'));

/** Returns whether a place in a condition is within what a bound is calculated from. */
export const isInOperand = (at: NamedField['at']): boolean =>
  at.slice(0, -1).some((key) => key === 'atLeast' || key === 'atMost');

const isDate = (field: Field): boolean => isString(field) && field.format === 'date';

const uses = (shape: Shape, at: string) =>
  Object.entries(shape.properties).flatMap(([name, field]) =>
    siblingsOf(field).flatMap((one) =>
      isInExpression(one) ? [] : { ...one, at: at + pointer('properties', name, ...one.at) },
    ),
  );
