import { type Choice, type Field } from '../../../src/definition/field';
import { pointer } from '../fault';

/** What is asked otherwise, where, and what that does to answers already given. */
export interface Change {
  readonly at: string;
  readonly problem: string;
  readonly effect: string;
}

const CHECKED_AGAIN = 'an answer kept in a draft may be refused now';
const FITS = 'answers already given fit it still';

/** What a field asks otherwise than before, what stands inside it apart. */
export function fieldChanges(name: string, before: Field, after: Field, at: string): Change[] {
  if (said(before.type) !== said(after.type) || isPhotos(before) !== isPhotos(after)) {
    const problem = `"${name}" was ${said(kindOf(before))} and is ${said(kindOf(after))}`;
    const effect = 'answers already given are of another type, and drafts lose theirs';
    return [{ at: `${at}/type`, problem, effect }];
  }
  const [old, now]: Readonly<Record<string, unknown>>[] = [{ ...before }, { ...after }];
  const differs = (keyword: string) => said(old?.[keyword]) !== said(now?.[keyword]);
  return [
    ...choiceChanges(name, before, after, at),
    ...BOUNDS.filter(([keyword]) => differs(keyword)).map(([keyword, isNarrower]) => ({
      at: at + pointer(keyword),
      problem: moved(name, keyword, old?.[keyword], now?.[keyword]),
      effect: isNarrower(old?.[keyword], now?.[keyword]) ? CHECKED_AGAIN : FITS,
    })),
    ...Object.entries(FACTS)
      .filter(([keyword]) => differs(keyword))
      .map(([keyword, effect]) => ({
        at: at + pointer(keyword),
        problem: moved(name, keyword, old?.[keyword], now?.[keyword]),
        effect: now?.[keyword] === undefined ? (DROPPED[keyword] ?? FITS) : effect,
      })),
  ];
}

type Narrower = (before: unknown, after: unknown) => boolean;

const isMore: Narrower = (before, after) =>
  Number(after ?? -Infinity) > Number(before ?? -Infinity);
const isLess: Narrower = (before, after) => Number(after ?? Infinity) < Number(before ?? Infinity);

const BOUNDS: readonly (readonly [keyword: string, isNarrower: Narrower])[] = [
  ['minLength', isMore],
  ['minimum', isMore],
  ['minItems', isMore],
  ['maxLength', isLess],
  ['maximum', isLess],
  ['maxItems', isLess],
];

const WIRE = 'it is sent in another shape, so that other servers must know of it';
const HIDDEN = 'it is hidden from some who answered it, and no longer sent by them';

/** Keywords that change what is asked, and what a new one does. */
const FACTS: Readonly<Record<string, string>> = {
  format: CHECKED_AGAIN,
  pattern: CHECKED_AGAIN,
  after: CHECKED_AGAIN,
  notBefore: CHECKED_AGAIN,
  notAfter: CHECKED_AGAIN,
  source: CHECKED_AGAIN,
  countedBy: CHECKED_AGAIN,
  together: CHECKED_AGAIN,
  calculate: 'answers that were typed are calculated now',
  when: HIDDEN,
  requiredWhen: 'some who left it out are asked for it now',
  wire: WIRE,
};

/** What it does to take one of them out, where answers are not simply as good as before. */
const DROPPED: Readonly<Record<string, string>> = {
  calculate: 'what was calculated must be typed now',
  when: 'it is asked of everybody now, and older applications lack it',
  wire: WIRE,
};

function choiceChanges(name: string, before: Field, after: Field, at: string): Change[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const here = now.length > 0 ? `${at}/choices` : at;
  const gone = old.filter((value) => !now.includes(value));
  const added = now.filter((value) => !old.includes(value));
  if (old.length === 0 && now.length > 0) {
    const problem = `"${name}" is a choice now, and took any answer before`;
    return [{ at: here, problem, effect: CHECKED_AGAIN }];
  }
  return [
    ...gone.map((value) => ({
      at: here,
      problem: `"${name}" has no choice ${said(value)} any more`,
      effect: 'who chose it in a draft must choose again; applications sent keep it',
    })),
    ...added.map((value) => ({
      at: here,
      problem: `"${name}" has the new choice ${said(value)}`,
      effect: FITS,
    })),
  ];
}

const valuesOf = (field: Field) =>
  ('choices' in field ? (field.choices ?? []) : []).map(({ value }: Choice) => value);

const isPhotos = (field: Field): boolean => field.type === 'array' && field.widget === 'images';

const kindOf = (field: Field): unknown => (isPhotos(field) ? 'images' : field.type);

const said = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

const moved = (name: string, keyword: string, before: unknown, after: unknown): string =>
  `"${keyword}" of "${name}" was ${said(before)} and is ${said(after)}`;
