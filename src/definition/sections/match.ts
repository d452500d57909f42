import { isNone, isRecord, type Json, type Values, sameJson } from '../model/values';
import { isSameId } from './fields';
import type { QuestionSection } from '../model/section';

/** Returns the sections for a visa type: those that name it, and those that name none. */
export function filterByType(
  sections: readonly QuestionSection[],
  typeId: Json | undefined,
): QuestionSection[] {
  return sections.filter((section) => {
    const ids = typeIdsOf(section);
    return ids.length === 0 || ids.some((id) => isSameId(id, typeId));
  });
}

const typeIdsOf = (section: QuestionSection): readonly Json[] => {
  const typeIds: unknown = section.typeIds;
  return Array.isArray(typeIds) ? (typeIds as readonly Json[]) : [];
};

/**
 * Returns the sections to which the sent ones belong: all, or those for one type. Returns undefined
 * if the sections have changed since the form was opened.
 */
export function matchSections(
  current: readonly QuestionSection[],
  sent: readonly QuestionSection[],
): QuestionSection[] | undefined {
  const bare = sent.map(withoutAnswers);
  return choicesOfSections(current).find(
    (sections) =>
      sections.length === bare.length &&
      sections.every((section, index) => sameJson(withoutAnswers(section), bare[index])),
  );
}

/** Returns every possible selection: all sections, those for each type, and those for a type that none names. */
function choicesOfSections(current: readonly QuestionSection[]): QuestionSection[][] {
  const ids = [...new Set(current.flatMap(typeIdsOf).map(String))];
  return [
    [...current],
    ...ids.map((id) => filterByType(current, id)),
    filterByType(current, undefined),
  ];
}

/** An empty note, and types that are none, are the same as no such keys: responses have them, stored sections may not. */
function withoutAnswers(section: QuestionSection): Json {
  const { body, sectionNote, typeIds, ...rest } = section as unknown as Values;
  return {
    ...rest,
    ...(saysSomething(sectionNote) && { sectionNote }),
    ...(saysSomething(typeIds) && { typeIds }),
    body: Array.isArray(body) ? body.map(withoutAnswer) : (body ?? null),
  };
}

const saysSomething = (value: Json | undefined): boolean =>
  [value].flat().some((entry) => !isNone(entry));

/** Some clients use the columns of a list as the inputs of a row, and leave the last input in them. */
function withoutAnswer(element: Json): Json {
  if (!isRecord(element)) return element;
  const { value: _, list, ...rest } = element;
  if (!isRecord(list)) return list === undefined ? rest : { ...rest, list };
  const { listArray: __, listItem, ...frame } = list;
  const columns = Array.isArray(listItem) ? listItem.map(withoutAnswer) : (listItem ?? null);
  return { ...rest, list: { ...frame, listItem: columns } };
}
