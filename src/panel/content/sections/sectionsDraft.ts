import { TYPES } from '../../../definition/sections/questions';
import {
  isRecord,
  type Json,
  type Path,
  valueAt,
  type Values,
  withValueAt,
} from '../../../definition/model/values';

/** A section, a question or a column. Its id stays when it is moved; unknown keys of its payload are preserved. */
export interface Node {
  readonly id: number;
  /** As on the wire, with an empty list in place of its children. */
  readonly wire: Json;
  /** Questions of a section, columns of a question with a list; undefined if it can have none. */
  readonly children: readonly Node[] | undefined;
}

export interface SectionsDraft {
  readonly sections: readonly Node[];
  /** The id of the next node. */
  readonly next: number;
}

/** 0: section, 1: question, 2: column. */
export type Level = 0 | 1 | 2;

/** Returns the path of the children in a node's payload; undefined if it can have none. */
export const CHILDREN: Readonly<Record<Level, Path | undefined>> = {
  0: ['body'],
  1: ['list', 'listItem'],
  2: undefined,
};

/** Parses sections; anything but a list becomes an empty draft. */
export function parseDraft(value: Json | undefined): SectionsDraft {
  let next = 1;
  const given = Array.isArray(value) ? value : [];
  const sections = given.map((one) => parseNode(one, 0, () => next++));
  return { sections, next };
}

/** Returns a node with new ids, which `take` returns one by one. */
export function parseNode(wire: Json, level: Level, take: () => number): Node {
  const id = take();
  const at = CHILDREN[level];
  const inside = at && valueAt(wire, at);
  if (!at || !Array.isArray(inside)) return { id, wire, children: undefined };
  const children = inside.map((child) => parseNode(child, (level + 1) as Level, take));
  return { id, wire: withValueAt(wire, at, []), children };
}

/** Reverses parseDraft; unchanged nodes are returned as they came. */
export const draftToWire = ({ sections }: SectionsDraft): Json =>
  sections.map((node) => nodeToWire(node, 0));

export function nodeToWire({ wire, children }: Node, level: Level): Json {
  const at = CHILDREN[level];
  if (!at || !children) return wire;
  return withValueAt(
    wire,
    at,
    children.map((child) => nodeToWire(child, (level + 1) as Level)),
  );
}

/** Returns the payload of a node; empty if it is not an object. */
export const saysOf = ({ wire }: Node): Values => (isRecord(wire) ? wire : {});

/** Returns the type of a question or a column; some servers send it as a text. */
export function elementTypeOf(node: Node): number | undefined {
  const { elType } = saysOf(node);
  const type = typeof elType === 'number' || typeof elType === 'string' ? Number(elType) : NaN;
  return Object.values<number>(TYPES).includes(type) ? type : undefined;
}
