import { isRecord, type Json } from '../../src/definition/model/values';
import { type JsonNode, jsonTree } from '../check/jsonText';

/** Returns a JSON text with another value: what both values have stays as it is written. */
export function editedJson(text: string, value: Json): string {
  const tree = jsonTree(text);
  const written = edited(text, tree, JSON.parse(text) as Json, value);
  return text.slice(0, tree.start) + written + text.slice(tree.end);
}

/** A value of a record or a list, with the one in its place before. */
interface Entry {
  readonly key?: string;
  readonly value: Json;
  readonly before: number | undefined;
}

function edited(text: string, { start, end, parts }: JsonNode, was: Json, value: Json): string {
  if (isSame(was, value)) return text.slice(start, end);
  const entries = entriesOf(parts, was, value);
  if (!entries) return JSON.stringify(value);
  /** Returns the space before a part, behind the comma. */
  const spaceBefore = (index: number, to = parts[index]?.from ?? end - 1): string =>
    text.slice(parts[index - 1]?.end ?? start + 1, to).replace(',', '');
  const lines = entries.map(({ key, value: one, before }) => {
    const part = before === undefined ? undefined : parts[before];
    const name = key === undefined ? '' : `${JSON.stringify(key)}: `;
    if (!part) return spaceBefore(0) + name + JSON.stringify(one);
    const old = (was as Record<string | number, Json>)[part.key ?? before ?? ''] ?? null;
    const written = text.slice(part.from, part.start) + edited(text, part, old, one);
    return spaceBefore(before ?? 0) + written;
  });
  const [open = '', close = ''] = Array.isArray(value) ? '[]' : '{}';
  if (lines.length === 0) return `${open}${close}`;
  return open + lines.join(',') + spaceBefore(parts.length, end - 1) + close;
}

const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns the entries of a record or a list that was one before; undefined for anything else. */
function entriesOf(
  parts: readonly JsonNode[],
  was: Json,
  value: Json,
): readonly Entry[] | undefined {
  if (Array.isArray(was) && Array.isArray(value)) {
    const before = partners(was, value);
    return value.map((one, index) => ({ value: one ?? null, before: before[index] }));
  }
  if (!isRecord(was) || !isRecord(value)) return undefined;
  return Object.entries(value).flatMap(([key, one]) => {
    const before = parts.findLastIndex((part) => part.key === key);
    return one === undefined ? [] : [{ key, value: one, before: before < 0 ? undefined : before }];
  });
}

/** Returns for each entry of a list the place where it was: that of the same one, or else of one that is gone. */
function partners(was: readonly Json[], value: readonly Json[]): (number | undefined)[] {
  const free = new Map(was.map((one, place) => [place, JSON.stringify(one)]));
  const take = (isWanted: (text: string) => boolean) => {
    const [place] = [...free].find(([, text]) => isWanted(text)) ?? [];
    if (place !== undefined) free.delete(place);
    return place;
  };
  const same = value.map((one) => take((text) => text === JSON.stringify(one)));
  return same.map((place) => place ?? take(() => true));
}
