import { pointer } from '../../src/lint/base/checkIssue';
import type { JsonPlaces } from '../../src/lint/base/project';

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gu;

/** Finds the positions in a text that JSON.parse accepts. */
export function jsonPlaces(text: string): JsonPlaces {
  const tokens = tokensOf(text);
  const lines = new Map<string, number>();
  const doubled: string[] = [];
  let next = 0;

  const take = () => tokens[next++] ?? { text: '', line: 1 };
  const peek = () => tokens[next]?.text;

  function readValue(here: string, keyLine?: number): void {
    const { text: opening, line } = take();
    if (lines.has(here)) doubled.push(here);
    lines.set(here, keyLine ?? line);
    if (opening === '{') readMembers(here);
    if (opening === '[') readEntries(here);
  }

  function readMembers(at: string): void {
    while (peek() !== '}') {
      const key = take();
      take();
      readValue(at + pointer(JSON.parse(key.text) as string), key.line);
      if (peek() === ',') take();
    }
    take();
  }

  function readEntries(at: string): void {
    for (let index = 0; peek() !== ']'; index += 1) {
      readValue(at + pointer(index));
      if (peek() === ',') take();
    }
    take();
  }

  readValue('');
  return { lines, doubled };
}

function tokensOf(text: string): { text: string; line: number }[] {
  let line = 1;
  let end = text.indexOf('\n');
  return Array.from(text.matchAll(TOKEN), (match) => {
    for (; end !== -1 && end < match.index; end = text.indexOf('\n', end + 1)) line += 1;
    return { text: match[0], line };
  });
}
