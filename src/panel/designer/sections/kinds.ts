import { COLUMN_TYPES } from '../../../definition/sections/issues';
import { type ElementType, TYPES } from '../../../definition/sections/questions';
import { isNone, isRecord, type Json, type Values } from '../../../definition/model/values';
import type { Level } from './sectionRows';
import type { PanelText } from '../../language/panelText';
import type { PanelIconShape } from '../../base/PanelIcon';

interface Kind {
  readonly type: ElementType;
  readonly name: PanelText;
  /** What the visitor sees. */
  readonly about: PanelText;
  readonly icon: PanelIconShape;
}

/** The question types, by the names that staff see (docs/requirements.md, P26). */
export const KINDS: readonly Kind[] = [
  { type: TYPES.text, name: 'Text', about: 'One line of text', icon: 'text' },
  { type: TYPES.number, name: 'Number', about: 'Digits only', icon: 'number' },
  { type: TYPES.date, name: 'Date', about: 'Typed, or chosen from a calendar', icon: 'date' },
  { type: TYPES.country, name: 'Country', about: 'Chosen from all countries', icon: 'country' },
  {
    type: TYPES.city,
    name: 'City',
    icon: 'city',
    about: 'In the country asked just before it, or in any',
  },
  {
    type: TYPES.list,
    name: 'List',
    icon: 'rows',
    about: 'The visitor adds as many rows as needed, such as jobs or children',
  },
  {
    type: TYPES.yesNo,
    name: 'Yes or no',
    icon: 'yesNo',
    about: 'May open a list on one of the answers',
  },
  {
    type: TYPES.choice,
    name: 'Choice',
    icon: 'choice',
    about: 'One of a list of options that you keep',
  },
];

export const kindOf = (type: number | undefined): Kind | undefined =>
  KINDS.find((kind) => kind.type === type);

/** Returns the types available at a level: columns cannot be lists. */
export const kindsAt = (level: Level): readonly Kind[] =>
  level === 2 ? KINDS.filter(({ type }) => COLUMN_TYPES.includes(type)) : KINDS;

const unsaid = (): Json => ['', '', ''];

export const newSection = (): Values => ({ title: unsaid(), body: [] });

export function newElement(type: ElementType): Values {
  const element = { elType: type, elLable: unsaid() };
  if (type === TYPES.list) return { ...element, list: newList() };
  return { ...element, value: '', ...(type === TYPES.choice && { choiceId: '' }) };
}

const newList = (): Values => ({
  listTitle: unsaid(),
  listItem: [newElement(TYPES.text)],
  listArray: [],
});

/** Returns the answer of a yes/no question for which its list is shown; undefined if it has no list. */
export function withTrigger(wire: Json, trigger: boolean | undefined): Json {
  const { list, ...element } = isRecord(wire) ? wire : {};
  if (trigger === undefined) return element;
  const asked = { answerWithYesOrNo: true, answerWithYesOrNoValue: trigger };
  return { ...element, list: { ...(isRecord(list) ? list : newList()), ...asked } };
}

/** Returns the question with another type: it keeps its texts and loses what only the old type needs. */
export function withType(wire: Json, type: ElementType): Json {
  const { list, choiceId, ...element } = isRecord(wire) ? wire : {};
  const fresh = newElement(type);
  const { value } = element;
  return {
    ...element,
    elType: type,
    ...(fresh.value !== undefined && { value: isNone(value) ? (value ?? '') : '' }),
    ...(fresh.choiceId !== undefined && { choiceId: choiceId ?? '' }),
    ...(type === TYPES.list && { list: isRecord(list) ? list : fresh.list }),
    ...(type === TYPES.yesNo &&
      isRecord(list) && {
        list: { ...list, answerWithYesOrNo: true, answerWithYesOrNoValue: true },
      }),
  };
}
