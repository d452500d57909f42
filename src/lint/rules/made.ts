import type { Field, Properties, Shape } from '../../definition/model/field';
import { isNumber, isString } from '../../definition/model/field';
import { isCounted } from '../../definition/model/counted';
import { sumLimitsOf } from '../../definition/model/sumLimits';
import { suggestion } from '../base/closest';
import { pointer } from '../base/checkIssue';
import { eachShape, type Found } from '../base/lint';

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
export const counted = eachShape(({ at, shape }) =>
  Object.entries(shape.properties).flatMap(([name, field]): Found[] => {
    if (!isCounted(field)) return [];
    const here = at + pointer('properties', name);
    const { widget = 'rows', begins, maxItems = MAX_ROWS } = field;
    const { maximum: most } = counterOf(shape, field) ?? {};
    const maximum = typeof most === 'number' ? most : 0;
    const isAdded = widget === 'entries' || widget === 'dialog' || begins;
    return [
      ...(isAdded ? [{ at: `${here}/${begins ? 'begins' : 'widget'}`, ...ADDED }] : []),
      ...(maximum > maxItems
        ? [{ at: `${here}/countedBy`, ...moreThan(field.countedBy, maximum, maxItems) }]
        : []),
      ...misfits({
        at: `${here}/countedBy`,
        name: field.countedBy,
        among: shape.properties,
        fits: isNumber,
        what: 'a number',
        isSibling: true,
      }),
    ];
  }),
);

/** As toJsonSchema sets it for a list that sets none. */
const MAX_ROWS = 50;

const ADDED = {
  problem: 'the rows are counted by an answer, and here visitors would add them',
  fix: 'remove it: counted rows are shown in place, or with "pages" one at a time',
};

const moreThan = (name: string, count: number, rows: number) => ({
  problem: `"${name}" may be ${count}, and the list has at most ${rows} rows`,
  fix: 'raise "maxItems", or lower the "maximum" of the number',
});

function counterOf({ properties }: Shape, { countedBy }: { readonly countedBy: string }) {
  const counter = Object.hasOwn(properties, countedBy) ? properties[countedBy] : undefined;
  return counter && isNumber(counter) ? counter : undefined;
}

/** Reports what is read from a photo into a field that cannot have it. */
export const reads = eachShape(({ at, shape }) =>
  Object.entries(shape.properties).flatMap(([name, field]) => {
    const { passport = {} } = ('reads' in field && field.reads) || {};
    const here = at + pointer('properties', name, 'reads');
    const isPlain = 'reads' in field && isString(field) && field.widget !== 'code';
    const problem = `"reads" is for photos and codes, and "${name}" is another text`;
    const misplaced = isPlain ? [{ at: here, problem, fix: 'add "widget": "code"' }] : [];
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
    return [...misplaced, ...wrong];
  }),
);

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
    return [{ at, problem: `no field "${name}" stands there`, fix }];
  }
  return fits(field)
    ? []
    : [{ at, problem: `"${name}" is not ${what}`, fix: 'name a field that is' }];
}
