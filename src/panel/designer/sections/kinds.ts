import { COLUMN_TYPES } from '../../../definition/sections/issues';
import { type ElementType, TYPES } from '../../../definition/sections/questions';
import { isNone, isRecord, type Json, type Values } from '../../../definition/model/values';
import { blank } from '../core/rowWords';
import type { Level } from './sectionRows';
import type { PanelText } from '../../language/panelText';
import { type Kind as ServiceKind, KINDS as SERVICE_KINDS } from '../service/kinds';

/** The question types, as services call them, with what is different of some. */
const TYPE_NAMES = {
  text: ['Text'],
  number: ['Number'],
  date: ['Date'],
  country: ['Country'],
  city: ['City', 'In the country asked just before it, or in any'],
  list: ['List'],
  yesNo: ['Yes or no', 'May open a list on one of the answers'],
  choice: ['Choice', 'One of a list of options that you keep'],
} as const satisfies Readonly<Record<keyof typeof TYPES, readonly PanelText[]>>;

interface Kind extends Omit<ServiceKind, 'is' | 'of' | 'begins'> {
  readonly type: ElementType;
  /** What the visitor sees. */
  readonly about: PanelText;
}

/** The question types, by the names that staff see (docs/requirements.md, P26). */
export const KINDS: readonly Kind[] = Object.entries(TYPES).map(([key, type]): Kind => {
  const [name, about] = TYPE_NAMES[key as keyof typeof TYPES];
  const kind = SERVICE_KINDS.find((one) => one.name === name);
  return { type, name, icon: kind?.icon ?? 'unknown', about: about ?? kind?.about ?? name };
});

export const kindOf = (type: number | undefined): Kind | undefined =>
  KINDS.find((kind) => kind.type === type);

/** Returns the types available at a level: columns cannot be lists. */
export const kindsAt = (level: Level): readonly Kind[] =>
  level === 2 ? KINDS.filter(({ type }) => COLUMN_TYPES.includes(type)) : KINDS;

export const newSection = (): Values => ({ title: blank(), body: [] });

export function newElement(type: ElementType): Values {
  const element = { elType: type, elLable: blank() };
  if (type === TYPES.list) return { ...element, list: newList() };
  return { ...element, value: '', ...(type === TYPES.choice && { choiceId: '' }) };
}

const newList = (): Values => ({
  listTitle: blank(),
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
