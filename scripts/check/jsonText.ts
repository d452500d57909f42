import { pointer } from '../../src/lint/base/checkIssue';
import type { JsonPlaces } from '../../src/lint/base/project';

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gu;

/** A value in a JSON text, with the values in it. */
export interface JsonNode {
  readonly key: string | undefined;
  /** Where its key begins, or the value itself if it has none. */
  readonly from: number;
  readonly start: number;
  readonly end: number;
  readonly parts: readonly JsonNode[];
}

/** Finds the values of a text that JSON.parse accepts. */
export function jsonTree(text: string): JsonNode {
  const tokens = [...text.matchAll(TOKEN)];
  let next = 0;
  const isNext = (...signs: readonly string[]) => signs.includes(tokens[next]?.[0] ?? ']');

  function readValue(name?: RegExpExecArray): JsonNode {
    const opening = tokens[next++];
    const start = opening?.index ?? 0;
    const parts: JsonNode[] = [];
    if (opening && '{['.includes(opening[0])) {
      while (!isNext('}', ']')) {
        const key = opening[0] === '{' ? tokens[next] : undefined;
        if (key) next += 2;
        parts.push(readValue(key));
        if (isNext(',')) next += 1;
      }
      next += 1;
    }
    const last = tokens[next - 1];
    const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
    const key = name && (JSON.parse(name[0]) as string);
    return { key, from: name?.index ?? start, start, end, parts };
  }

  return readValue();
}

/** Finds the positions in a text that JSON.parse accepts. */
export function jsonPlaces(text: string): JsonPlaces {
  const lines = new Map<string, number>();
  const doubled: string[] = [];
  let line = 1;
  let end = text.indexOf('\n');

  function place({ from, parts }: JsonNode, here: string): void {
    for (; end !== -1 && end < from; end = text.indexOf('\n', end + 1)) line += 1;
    if (lines.has(here)) doubled.push(here);
    lines.set(here, line);
    parts.forEach((part, index) => place(part, here + pointer(part.key ?? index)));
  }

  place(jsonTree(text), '');
  return { lines, doubled };
}
