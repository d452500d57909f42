import {
  type Field,
  type Properties,
  type Shape,
  isNumber,
  isString,
} from '../../definition/model/field';
import { isCounted } from '../../definition/model/counted';
import { sumLimitsOf } from '../../definition/model/sumLimits';
import { suggestion } from '../base/closest';
import { pointer } from '../base/checkIssue';
import { eachNamed, eachShape, type Found, issue, issueIf } from '../base/lint';

/** A field name in a keyword, where to look for that field, and what type it must have; a missing sibling is `dangling`. */
interface Wanted {
  readonly at: string;
  readonly name: string;
  readonly among: Properties;
  readonly fits: (field: Field) => boolean;
  readonly what: string;
  readonly isSibling?: boolean;
}

/** Reports a list that is counted by something other than a number, or whose rows visitors add themselves. */
export const counted = eachNamed(({ at, field, shape }): Found[] => {
  if (!isCounted(field)) return [];
  const { widget = 'rows', begins, maxItems = MAX_ROWS, countedBy } = field;
  const { maximum: most } = counterOf(shape, field) ?? {};
  return [
    ...issueIf(
      widget === 'entries' || widget === 'dialog' || begins !== undefined,
      `${at}/${begins ? 'begins' : 'widget'}`,
      'the rows are counted by an answer, and here visitors would add them',
      'remove it: counted rows are shown in place, or with "pages" one at a time',
    ),
    ...issueIf(
      typeof most === 'number' && most > maxItems,
      `${at}/countedBy`,
      `"${countedBy}" may be ${String(most)}, and the list has at most ${maxItems} rows`,
      'raise "maxItems", or lower the "maximum" of the number',
    ),
    ...misfits({
      at: `${at}/countedBy`,
      name: countedBy,
      among: shape.properties,
      fits: isNumber,
      what: 'a number',
      isSibling: true,
    }),
  ];
});

/** As toJsonSchema sets it for a list that sets none. */
const MAX_ROWS = 50;

function counterOf({ properties }: Shape, { countedBy }: { readonly countedBy: string }) {
  const counter = Object.hasOwn(properties, countedBy) ? properties[countedBy] : undefined;
  return counter && isNumber(counter) ? counter : undefined;
}

/** Reports what is read from a photo into a field that cannot have it. */
export const reads = eachNamed(({ at, name, field, shape }) => {
  const { passport = {} } = ('reads' in field && field.reads) || {};
  const here = `${at}/reads`;
  const isPlain = 'reads' in field && isString(field) && field.widget !== 'code';
  const problem = `"reads" is for photos and codes, and "${name}" is another text`;
  const wrong = Object.entries(passport).flatMap(([value, other]) => {
    const isDay = value === 'dateOfBirth' || value === 'passportExpireDate';
    const isCode = value === 'gender' || value === 'nationality';
    return misfits({
      at: here + pointer('passport', value),
      name: other,
      among: shape.properties,
      fits: (one) =>
        isString(one) &&
        one.format === (isDay ? 'date' : undefined) &&
        (one.choices !== undefined) === isCode,
      what: isDay ? 'a date' : isCode ? 'a text with choices' : 'a text that is typed',
      isSibling: true,
    });
  });
  return [...issueIf(isPlain, here, problem, 'add "widget": "code"'), ...wrong];
});

/** Reports a sum limit that names a field that is not a number. */
export const together = eachShape(({ at, shape }) =>
  (sumLimitsOf(shape)?.fields ?? []).flatMap((name, index) =>
    misfits({
      at: at + pointer('together', 'fields', index),
      name,
      among: shape.properties,
      fits: isNumber,
      what: 'a number',
    }),
  ),
);

function misfits({ at, name, among, fits, what, isSibling }: Wanted): Found[] {
  const field = Object.hasOwn(among, name) ? among[name] : undefined;
  if (!field) {
    if (isSibling) return [];
    const fix = suggestion(name, Object.keys(among));
    return [issue(at, `no field "${name}" stands there`, fix)];
  }
  return issueIf(!fits(field), at, `"${name}" is not ${what}`, 'name a field that is');
}
