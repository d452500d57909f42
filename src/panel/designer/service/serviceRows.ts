import type { SharedFiles } from '../../../definition/model/resolve';
import {
  dotted,
  isRecord,
  type Json,
  type Path,
  type Values,
} from '../../../definition/model/values';
import type { Row } from '../core/tree';
import { isOwnAt, readAt, wholeField } from './document';

/** A row of a service: a step, a block of it, or a question, which may have questions of its own. */
export interface ServiceRow extends Row {
  /** form: the only step of a service that has none; rest: the questions that are in no step. */
  readonly what: 'step' | 'block' | 'form' | 'rest' | 'question';
  readonly value: Values;
  /** The name of a question among those beside it; of what each row of a list is, "items". */
  readonly name?: string;
  /** The names that lead to the answer from the root of the form. */
  readonly answer: readonly string[];
  /** What each row of a list is, with what it refers to. */
  readonly each?: Values;
  /** The shared field that it refers to. */
  readonly reference?: string;
  /** It is part of a shared field. */
  readonly isShared?: true;
}

const namesIn = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

/** Returns the rows of a service, with the questions as they are together with the shared ones that they refer to. */
export function serviceRows(document: Json, shared: SharedFiles): readonly ServiceRow[] {
  const { steps, form } = isRecord(document) ? document : {};
  const { properties } = isRecord(form) ? form : {};
  const fields = isRecord(properties) ? properties : {};
  const seen = new Set<string>();

  /** @param index of the row among all, and of its name in the list */
  const questions = (names: readonly string[], parent: Row): ServiceRow[] =>
    names.flatMap((name, index) => {
      if (seen.has(name) || !Object.hasOwn(fields, name)) return [];
      seen.add(name);
      const at = ['form', 'properties', name];
      return question({ document, shared }, { name, at, index, answer: [name] }, parent);
    });
  const head = (
    row: Pick<ServiceRow, 'what' | 'at' | 'index' | 'children'> & Partial<ServiceRow>,
  ) => ({
    ...{ id: dotted(row.at), level: 0, parent: undefined, answer: [], isOpen: true as const },
    ...{ value: {}, ...row },
  });

  if (!Array.isArray(steps)) {
    const names = Object.keys(fields);
    const value = isRecord(form) ? form : {};
    const row = head({ what: 'form', at: ['form'], index: 0, children: names.length, value });
    return [row, ...questions(names, row)];
  }
  const rows = steps.flatMap((step, index): ServiceRow[] => {
    const value = isRecord(step) ? step : {};
    const { blocks } = value;
    const names = namesIn(value.fields);
    const at = ['steps', index];
    const all = Array.isArray(blocks)
      ? blocks.map((one) => (isRecord(one) ? namesIn(one.fields) : []))
      : [names];
    const children = Array.isArray(blocks) ? blocks.length : names.length;
    const row = head({
      ...{ what: 'step', at, index, children, value },
      questions: all.flat().length,
    });
    if (!Array.isArray(blocks)) return [row, ...questions(names, row)];
    return [
      row,
      ...blocks.flatMap((block, place): ServiceRow[] => {
        const own = isRecord(block) ? block : {};
        const inside = namesIn(own.fields);
        const part = {
          ...head({
            ...{ what: 'block', at: [...at, 'blocks', place], index: place },
            ...{ children: inside.length, value: own },
          }),
          ...{ level: 1, parent: row.id },
        };
        return [part, ...questions(inside, part)];
      }),
    ];
  });
  const rest = Object.keys(fields).filter((name) => !seen.has(name));
  if (rest.length === 0) return rows;
  const row = head({
    ...{ what: 'rest', at: ['form', 'properties'], index: steps.length },
    children: rest.length,
  });
  return [...rows, row, ...questions(rest, row)];
}

const referring = (raw: Json | undefined): Pick<ServiceRow, 'reference'> =>
  isRecord(raw) && typeof raw.$ref === 'string' ? { reference: raw.$ref } : {};

/** Returns what each row of a list is as a row of its own, which the outline does not show. */
export const rowInside = (row: ServiceRow): ServiceRow => ({
  ...{ id: `${row.id}.items`, at: [...row.at, 'items'], level: row.level + 1, parent: row.id },
  ...{ what: 'question', name: 'items', index: 0, children: row.children },
  ...{ answer: [...row.answer, ''], value: row.each ?? {} },
  ...referring(row.value.items),
  ...(row.isShared && { isShared: true }),
});

function question(
  around: { readonly document: Json; readonly shared: SharedFiles },
  own: { name: string; at: Path; index: number; answer: readonly string[] },
  parent: Row,
): ServiceRow[] {
  const { document, shared } = around;
  const written = isOwnAt(document, own.at);
  const raw = readAt(document, own.at, shared);
  const value = wholeField(raw, shared);
  const { items, properties } = value;
  const row = isRecord(items) ? wholeField(items, shared) : undefined;
  const inner = row && isRecord(row.properties) ? row.properties : properties;
  const below = row && isRecord(row.properties) ? [...own.at, 'items'] : own.at;
  const names = isRecord(inner) ? Object.keys(inner) : [];
  const isSimpleList = row !== undefined && !isRecord(row.properties);
  const made: ServiceRow = {
    ...own,
    ...{ id: dotted(own.at), what: 'question', level: parent.level + 1, parent: parent.id, value },
    children: isRecord(inner) || isSimpleList ? names.length + (isSimpleList ? 1 : 0) : undefined,
    ...(row && { each: row }),
    ...referring(raw),
    ...(!written && { isShared: true }),
  };
  if (isSimpleList) {
    const at = [...own.at, 'items'];
    return [
      made,
      ...question(around, { name: 'items', at, index: 0, answer: [...own.answer, ''] }, made),
    ];
  }
  return [
    made,
    ...names.flatMap((name, index) =>
      question(
        around,
        { name, index, at: [...below, 'properties', name], answer: [...own.answer, name] },
        made,
      ),
    ),
  ];
}
