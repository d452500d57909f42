import { TYPES } from '../../definition/sections/questions';
import { isRecord, type Json, type Path, type Values } from '../../definition/model/values';

/**
 * A section, a question or a column while it is being composed. It is known by a number that it keeps
 * wherever it goes; what it says stays as it came, unknown keys as well.
 */
export interface Node {
  readonly id: number;
  /** As on the wire, with an empty list where its children belong. */
  readonly wire: Json;
  /** Questions of a section, columns of a question with a list; undefined: it has no place for any. */
  readonly children: readonly Node[] | undefined;
}

export interface SectionsDraft {
  readonly sections: readonly Node[];
  /** The number of the next node. */
  readonly next: number;
}

/** 0 a section, 1 a question, 2 a column. */
export type Level = 0 | 1 | 2;

/** Where the children of a node stand in it on the wire; undefined: it has none. */
export const CHILDREN: Readonly<Record<Level, Path | undefined>> = {
  0: ['body'],
  1: ['list', 'listItem'],
  2: undefined,
};

/** Sections of whatever shape; what is no list of them is none. */
export function parseDraft(value: Json | undefined): SectionsDraft {
  const numbers = counter(1);
  const sections = (Array.isArray(value) ? value : []).map((one) =>
    parseNode(one, 0, numbers.take),
  );
  return { sections, next: numbers.next() };
}

/** One node, with numbers of its own. */
export function parseNode(wire: Json, level: Level, take: () => number): Node {
  const id = take();
  const at = CHILDREN[level];
  const inside = at && listAt(wire, at);
  if (!at || !inside) return { id, wire, children: undefined };
  const children = inside.map((child) => parseNode(child, (level + 1) as Level, take));
  return { id, wire: withListAt(wire, at, []), children };
}

/** The inverse of parseDraft: what nobody changed is as it came. */
export const draftToWire = ({ sections }: SectionsDraft): Json =>
  sections.map((node) => nodeToWire(node, 0));

/** One node as it is sent, with all that stands in it. */
export function nodeToWire({ wire, children }: Node, level: Level): Json {
  const at = CHILDREN[level];
  if (!at || !children) return wire;
  return withListAt(
    wire,
    at,
    children.map((child) => nodeToWire(child, (level + 1) as Level)),
  );
}

/** The node with room for children, where its level has them. */
export function withRoom(node: Node, level: Level): Node {
  const at = CHILDREN[level];
  if (node.children || !at) return node;
  return { ...node, wire: withListAt(node.wire, at, []), children: [] };
}

/** Numbers for nodes, each taken once; `next` tells the number that would come. */
export function counter(first: number) {
  let next = first;
  return { take: () => next++, next: () => next };
}

function listAt(wire: Json, [key, ...rest]: Path): readonly Json[] | undefined {
  const inside = isRecord(wire) && key !== undefined ? wire[key] : undefined;
  if (rest.length > 0) return inside === undefined ? undefined : listAt(inside, rest);
  return Array.isArray(inside) ? inside : undefined;
}

function withListAt(wire: Json, [key, ...rest]: Path, list: Json[]): Json {
  const record = isRecord(wire) ? wire : {};
  if (key === undefined) return record;
  return { ...record, [key]: rest.length > 0 ? withListAt(record[key] ?? {}, rest, list) : list };
}

/** What a node says; nothing for one that is no object. */
export const saysOf = ({ wire }: Node): Values => (isRecord(wire) ? wire : {});

/** The type of a question or a column, as the form takes it: some servers write it as a text. */
export function elementTypeOf(node: Node): number | undefined {
  const { elType } = saysOf(node);
  const type = typeof elType === 'number' || typeof elType === 'string' ? Number(elType) : NaN;
  return Object.values<number>(TYPES).includes(type) ? type : undefined;
}
