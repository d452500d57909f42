import { pointer } from './checkIssue';

/** The positions of values in a JSON text. */
export interface JsonPlaces {
  /** The line of each value (of its key, if it has one), by JSON pointer. */
  readonly lines: ReadonlyMap<string, number>;
  /** Pointers of duplicate keys, of which JSON.parse keeps only the last. */
  readonly doubled: readonly string[];
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gu;

/** Finds the positions in a text that JSON.parse accepts. */
export function jsonPlaces(text: string): JsonPlaces {
  const tokens = tokensOf(text);
  const lines = new Map<string, number>();
  const doubled: string[] = [];
  let next = 0;

  const take = () => tokens[next++] ?? { text: '', line: 1 };
  const peek = () => tokens[next]?.text;

  function readValue(parts: readonly (string | number)[], keyLine?: number): void {
    const { text: opening, line } = take();
    const here = pointer(...parts);
    if (lines.has(here)) doubled.push(here);
    lines.set(here, keyLine ?? line);
    if (opening === '{') readMembers(parts);
    if (opening === '[') readEntries(parts);
  }

  function readMembers(parts: readonly (string | number)[]): void {
    while (peek() !== '}') {
      const key = take();
      take();
      readValue([...parts, JSON.parse(key.text) as string], key.line);
      if (peek() === ',') take();
    }
    take();
  }

  function readEntries(parts: readonly (string | number)[]): void {
    for (let index = 0; peek() !== ']'; index += 1) {
      readValue([...parts, index]);
      if (peek() === ',') take();
    }
    take();
  }

  readValue([]);
  return { lines, doubled };
}

function tokensOf(text: string): { text: string; line: number }[] {
  let line = 1;
  let from = 0;
  return [...text.matchAll(TOKEN)].map((match) => {
    line += text.slice(from, match.index).split('\n').length - 1;
    from = match.index;
    return { text: match[0], line };
  });
}
