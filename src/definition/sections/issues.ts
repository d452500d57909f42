import { type Issue, issueAt } from '../model/issue';
import { isNone, isRecord, type Json, type Path, type Values } from '../model/values';
import { textOf } from './elements';
import { isSameId } from './fields';
import { type ElementType, TYPES } from './questions';
import type { OptionList } from '../model/section';
import { lengthOf } from '../validate/lengthOf';
import { LANGUAGES } from '../model/text';

/** The content that sections may refer to. */
export interface KnownToSections {
  readonly options: readonly OptionList[];
  /** The ids of the types that a section may be for; undefined: there are none. */
  readonly types?: readonly string[];
}

/** Limits beyond any form that people would fill in. */
export const SECTION_LIMITS = {
  sections: 50,
  elements: 60,
  columns: 12,
  typeIds: 100,
  title: 200,
  note: 2000,
  label: 500,
  /** The size of the whole as JSON, including unknown keys. */
  letters: 200_000,
} as const;

const ALL_TYPES: readonly ElementType[] = Object.values(TYPES);
/** The element types allowed in a column of a list: all but another list (docs/requirements.md, P26). */
export const COLUMN_TYPES: readonly ElementType[] = ALL_TYPES.filter(
  (type) => type !== TYPES.list && type !== TYPES.yesNo,
);

/**
 * Validates sections: reports what a visitor could not answer, or could not read in each language,
 * and what the form would have to omit (docs/requirements.md, P26). Unknown keys are kept and not
 * reported.
 * @param sections as staff composed them, of any shape
 * @returns issues with paths from the sections down: "2.body.1.elLable.0" is the Kurdish label of a
 * question
 */
export function sectionIssues(sections: Json, known: KnownToSections): Issue[] {
  if (!Array.isArray(sections)) return [issueAt([], 'type')];
  const { letters, sections: most } = SECTION_LIMITS;
  if (sections.length > most) return [issueAt([], 'maxItems', most)];
  if (JSON.stringify(sections).length > letters) return [issueAt([], 'maxLength', letters)];
  return sections.flatMap((section, index) => inSection(section, [index], known));
}

function inSection(section: Json, at: Path, known: KnownToSections): Issue[] {
  if (!isRecord(section)) return [issueAt(at, 'type')];
  const { title, sectionNote, typeIds, body } = section;
  return [
    ...requiredText(title, [...at, 'title'], SECTION_LIMITS.title),
    ...optionalText(sectionNote, [...at, 'sectionNote'], SECTION_LIMITS.note),
    ...inTypeIds(typeIds, [...at, 'typeIds'], known),
    ...inElements(body, [...at, 'body'], SECTION_LIMITS.elements, (element, place) =>
      inElement(element, place, ALL_TYPES, known),
    ),
  ];
}

/** A section for a type that does not exist would never be asked. */
function inTypeIds(typeIds: Json | undefined, at: Path, { types }: KnownToSections): Issue[] {
  if (typeIds === undefined || typeIds === null) return [];
  if (!Array.isArray(typeIds)) return [issueAt(at, 'type')];
  if (typeIds.length > SECTION_LIMITS.typeIds) {
    return [issueAt(at, 'maxItems', SECTION_LIMITS.typeIds)];
  }
  return typeIds.flatMap((id, index) =>
    !types || types.some((type) => isSameId(type, id)) ? [] : [issueAt([...at, index], 'choice')],
  );
}

function inElements(
  elements: Json | undefined,
  at: Path,
  most: number,
  check: (element: Json, at: Path) => Issue[],
): Issue[] {
  if (elements !== undefined && elements !== null && !Array.isArray(elements)) {
    return [issueAt(at, 'type')];
  }
  if (!elements || elements.length === 0) return [issueAt(at, 'minItems', 1)];
  if (elements.length > most) return [issueAt(at, 'maxItems', most)];
  return elements.flatMap((element, index) => check(element, [...at, index]));
}

function inElement(
  element: Json,
  at: Path,
  types: readonly ElementType[],
  known: KnownToSections,
): Issue[] {
  if (!isRecord(element)) return [issueAt(at, 'type')];
  const type = types.find((one) => isSameId(one, element.elType));
  return [
    ...(type === undefined ? [issueAt([...at, 'elType'], 'choice')] : []),
    ...requiredText(element.elLable, [...at, 'elLable'], SECTION_LIMITS.label),
    ...(type === TYPES.choice ? inChoice(element.choiceId, [...at, 'choiceId'], known) : []),
    ...(hasList(type, element) ? inList(element, type, [...at, 'list'], known) : []),
  ];
}

/** A yes or no may have no list. */
const hasList = (type: ElementType | undefined, { list }: Values): boolean =>
  type === TYPES.list || (type === TYPES.yesNo && list !== undefined && list !== null);

function inChoice(choiceId: Json | undefined, at: Path, { options }: KnownToSections): Issue[] {
  if (isNone(choiceId)) return [issueAt(at, 'required')];
  const list = options.find(({ id }) => isSameId(id, choiceId));
  if (!list) return [issueAt(at, 'choice')];
  const isEmpty = !list.options.some((option) => textOf(option) !== undefined);
  return isEmpty ? [issueAt(at, 'minItems', 1)] : [];
}

function inList(
  { list = {} }: Values,
  type: ElementType | undefined,
  at: Path,
  known: KnownToSections,
): Issue[] {
  if (!isRecord(list)) return [issueAt(at, 'type')];
  const { listTitle, listItem, answerWithYesOrNoValue: trigger } = list;
  const isUntriggered = type === TYPES.yesNo && typeof trigger !== 'boolean';
  return [
    ...optionalText(listTitle, [...at, 'listTitle'], SECTION_LIMITS.title),
    ...inElements(listItem, [...at, 'listItem'], SECTION_LIMITS.columns, (column, place) =>
      inElement(column, place, COLUMN_TYPES, known),
    ),
    ...(isUntriggered ? [issueAt([...at, 'answerWithYesOrNoValue'], 'required')] : []),
  ];
}

/** Validates a text that is required in each language. */
function requiredText(text: Json | undefined, at: Path, most: number): Issue[] {
  return isEmpty(text) ? [issueAt(at, 'required')] : optionalText(text, at, most);
}

/**
 * Validates an optional text: it may be empty in all languages, but not in some; reports the
 * missing languages at their positions. One text for all languages is valid, too.
 */
function optionalText(text: Json | undefined, at: Path, most: number): Issue[] {
  if (isEmpty(text)) return [];
  if (typeof text === 'string') return tooLong(text, at, most);
  if (!Array.isArray(text) || text.length > LANGUAGES.length) return [issueAt(at, 'type')];
  return LANGUAGES.flatMap((_, index) => {
    const inLanguage = text[index] ?? '';
    const place = [...at, index];
    if (typeof inLanguage !== 'string') return [issueAt(place, 'type')];
    return isNone(inLanguage) ? [issueAt(place, 'required')] : tooLong(inLanguage, place, most);
  });
}

const tooLong = (text: string, at: Path, most: number): Issue[] =>
  lengthOf(text) > most ? [issueAt(at, 'maxLength', most)] : [];

/** Empty, or only spaces, in each language. */
const isEmpty = (text: Json | undefined): boolean =>
  Array.isArray(text) ? text.every(isNone) : isNone(text);
