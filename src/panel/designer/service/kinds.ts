import {
  type Group,
  groupRow,
  groupsIn,
  type OwnKeyword,
} from '../../../definition/keywords/groups';
import { KEYWORDS, type Keyword } from '../../../definition/keywords/keywords';
import { referenceOf } from '../../../definition/keywords/reference';
import { KEYWORD_NAMES } from '../../../definition/keywords/siblings';
import { isRecord, type Json, sameJson, type Values } from '../../../definition/model/values';
import type { PanelIconShape } from '../../base/PanelIcon';
import type { PanelText } from '../../language/panelText';
import { blank } from '../core/rowWords';

/** A kind of question, as staff choose it. */
export interface Kind {
  readonly name: PanelText;
  readonly about?: PanelText;
  readonly icon: PanelIconShape;
  /** The keywords by which it is known, and those with which a new one begins. */
  readonly is: Values;
  /** What each row is, if the answer is a list: a group of questions, or one answer. */
  readonly of?: 'group' | 'answer';
  readonly begins?: Values;
}

const choice = (value: string): Json => ({ value, label: blank() });
const CHOICES = { choices: [choice('first'), choice('second')] };
const inner = () => ({ first: { type: 'string', label: blank() } });

export const KINDS: readonly Kind[] = [
  { name: 'Text', about: 'One line of text', icon: 'text', is: { type: 'string' } },
  {
    name: 'Long text',
    about: 'Several lines of text',
    icon: 'text',
    is: { type: 'string', widget: 'textarea' },
  },
  { name: 'Number', about: 'Digits only', icon: 'number', is: { type: 'integer' } },
  { name: 'Yes or no', about: 'A box that is ticked', icon: 'yesNo', is: { type: 'boolean' } },
  {
    name: 'Choice',
    about: 'One of the answers that you write',
    icon: 'choice',
    is: { type: 'string', widget: 'radio' },
    begins: CHOICES,
  },
  {
    name: 'Drop-down list',
    about: 'One of many answers that you write',
    icon: 'choice',
    is: { type: 'string', widget: 'select' },
    begins: CHOICES,
  },
  {
    name: 'Several choices',
    about: 'Any number of the answers that you write',
    icon: 'choice',
    is: { type: 'array', widget: 'checkboxes' },
    begins: CHOICES,
  },
  {
    name: 'Date',
    about: 'Typed, or chosen from a calendar',
    icon: 'date',
    is: { type: 'string', format: 'date' },
  },
  { name: 'Time', icon: 'date', is: { type: 'string', format: 'time' } },
  { name: 'E-mail', icon: 'inbox', is: { type: 'string', format: 'email' } },
  { name: 'Phone number', icon: 'number', is: { type: 'string', format: 'phone' } },
  {
    name: 'Code',
    about: 'Such as a passport number',
    icon: 'number',
    is: { type: 'string', widget: 'code' },
  },
  {
    name: 'Country',
    about: 'Chosen from all countries',
    icon: 'country',
    is: { type: 'string', source: { options: 'country' } },
  },
  { name: 'City', icon: 'city', is: { type: 'string', source: { options: 'city' } } },
  {
    name: 'Place on a map',
    icon: 'city',
    is: { type: 'string', format: 'position' },
  },
  {
    name: 'Counter',
    about: 'A number with plus and minus',
    icon: 'number',
    is: { type: 'integer', widget: 'counter' },
    begins: { minimum: 0 },
  },
  {
    name: 'Scale',
    about: 'A number in a row, such as 1 to 5',
    icon: 'numbers',
    is: { type: 'integer', widget: 'scale' },
    begins: { minimum: 1, maximum: 5 },
  },
  { name: 'Photos', icon: 'picture', is: { type: 'array', widget: 'images' } },
  { name: 'Document (PDF)', icon: 'content', is: { type: 'array', widget: 'document' } },
  { name: 'Signature', icon: 'text', is: { type: 'array', widget: 'signature' } },
  {
    name: 'Group',
    about: 'Questions that belong together',
    icon: 'section',
    is: { type: 'object' },
    begins: { properties: inner() },
  },
  {
    name: 'List',
    about: 'The visitor adds as many rows as needed, such as jobs or children',
    icon: 'rows',
    is: { type: 'array' },
    of: 'group',
    begins: {
      widget: 'rows',
      items: { type: 'object', label: blank(), properties: inner() },
    },
  },
  {
    name: 'List of single answers',
    about: 'Each row is one answer, such as a date',
    icon: 'rows',
    is: { type: 'array' },
    of: 'answer',
    begins: { items: { type: 'string', label: blank() } },
  },
  {
    name: 'Note',
    about: 'Words only, without an answer',
    icon: 'heading',
    is: { type: 'string', widget: 'note' },
  },
  {
    name: 'Heading',
    about: 'Stands above the questions after it',
    icon: 'heading',
    is: { type: 'string', widget: 'heading' },
  },
];

export const newQuestion = ({ is, begins }: Kind): Values =>
  structuredClone({ ...is, label: blank(), ...begins });

/** Returns whether each row of a list can be a single answer of a kind. */
export const isInRows = (kind: Kind): boolean =>
  ['text', 'number'].includes(groupOf(newQuestion(kind)) ?? '');

const meets = (field: Values, is: Values): boolean =>
  Object.entries(is).every(([keyword, value]) => sameJson(field[keyword], value));

/** What the rows of a list are. */
const rowsOf = (each: Json | undefined): Kind['of'] =>
  isRecord(each) ? (isRecord(each.properties) ? 'group' : 'answer') : undefined;

/**
 * Returns the kind of a question: the one with the most keywords in common; undefined if it is of none.
 * @param each what each row of a list is, with what it refers to
 */
export function kindOf(field: Values, each: Json | undefined = field.items): Kind | undefined {
  const { source } = field;
  const plain = {
    ...field,
    type: typeOf(field),
    source: isRecord(source) ? cut(source) : undefined,
  };
  const found = KINDS.filter(({ is, of }) => meets(plain, is) && of === rowsOf(each));
  const size = ({ is }: Kind) => Object.keys(is).length;
  return found.reduce<Kind | undefined>(
    (best, kind) => (best && size(best) >= size(kind) ? best : kind),
    undefined,
  );
}

const cut = ({ options }: Values): Values => ({ options });

/** A text that may be null, and numbers with decimals, are of the same kind as those without. */
const typeOf = ({ type }: Values): Json | undefined => {
  if (Array.isArray(type)) return type[0];
  return type === 'number' ? 'integer' : type;
};

/** Returns the group of keywords of a question. */
export function groupOf(field: Values): Group | undefined {
  const groups = groupsIn('forms').filter((group) =>
    groupRow(group).type?.some((type) => sameJson(type as Json, field.type)),
  );
  const byWidget = groups.filter(
    (group) => groupRow(group).byWidget && groupRow(group).widget?.includes(String(field.widget)),
  );
  return byWidget[0] ?? groups.find((group) => !groupRow(group).byWidget);
}

/** Returns the keywords that a question may have. */
export const keywordsFor = (group: Group): readonly Keyword[] =>
  KEYWORD_NAMES.filter((keyword) =>
    KEYWORDS[keyword].kind === 'own'
      ? keyword === 'type' || ownValues(group, keyword as OwnKeyword).length > 0
      : referenceOf(keyword).of.includes(group),
  );

/** Returns the values of a keyword of which every group has its own. */
export const ownValues = (group: Group, keyword: OwnKeyword): readonly string[] =>
  keyword === 'type' ? [] : (groupRow(group)[keyword] ?? []);

/** Keywords with which some kinds begin. */
const BEGUN: ReadonlySet<string> = new Set(['source', 'choices', 'items']);

/** Returns a question of another kind: it keeps its texts, what the other may have, too, and what nobody knows. */
export function withKind(field: Values, kind: Kind, each: Json | undefined = field.items): Values {
  const fresh = newQuestion(kind);
  const group = groupOf(fresh);
  const known = new Set<string>(group ? keywordsFor(group) : []);
  const kept = Object.entries(field).filter(([keyword]) => {
    if (!Object.hasOwn(KEYWORDS, keyword)) return keyword !== '$ref';
    const { kind: of } = KEYWORDS[keyword as Keyword];
    return known.has(keyword) && of !== 'own' && !BEGUN.has(keyword);
  });
  const isSameList = kind.of !== undefined && kind.of === rowsOf(each);
  return {
    ...fresh,
    ...Object.fromEntries(kept),
    ...(field.choices !== undefined && fresh.choices !== undefined && { choices: field.choices }),
    ...(isSameList && { items: field.items }),
  };
}
