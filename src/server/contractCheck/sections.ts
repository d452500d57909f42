import { type ContentKind, pathOf } from '../../definition/content/contentType';
import { isRecord, type Values } from '../../definition/model/values';
import type { RecordsOf } from '../openapi/examples';
import type { Target } from './target';

/** Returns the records of a kind from the server's public read; none if it fails. */
export const recordsAt =
  (target: Target, kinds: readonly ContentKind[]): RecordsOf =>
  async (id) => {
    const calls = kinds.find((kind) => kind.id === id)?.calls.public ?? [];
    const path = calls.map(pathOf).find((one) => !one.includes('{'));
    return path === undefined ? [] : recordsIn((await target.call(path)).text);
  };

/** Returns the records of a response, whichever shape it has. */
export function recordsIn(text: string): readonly Values[] {
  try {
    return inside(JSON.parse(text));
  } catch {
    return [];
  }
}

function inside(value: unknown): readonly Values[] {
  if (Array.isArray(value)) return value.filter(isRecord);
  if (!isRecord(value)) return [];
  return 'data' in value ? inside(value.data) : [value];
}
