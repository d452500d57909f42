import { isRecord, type Json, type Values } from '../../definition/model/values';
import { DRAFT_ID, type PreviewDraft } from './previewMessages';

/**
 * Returns the call at a path without its query, if it reads what is being edited: the id in its path, undefined if the
 * path has none.
 */
export function draftCall(path: string, { calls }: PreviewDraft) {
  for (const call of calls) {
    const [before = '', after] = call.split('{id}', 2);
    if (after === undefined) {
      if (path === call) return { id: undefined };
      continue;
    }
    const isAlike = path.startsWith(before) && path.endsWith(after);
    const id = isAlike ? path.slice(before.length, path.length - after.length) : '';
    if (id !== '' && !id.includes('/')) return { id: decodeURIComponent(id) };
  }
  return undefined;
}

/** Returns the record as the API would return it after saving. */
export const draftRecord = ({ id, draft, many }: PreviewDraft): Values =>
  many ? { createdAt: new Date().toISOString(), ...draft, id } : draft;

/**
 * Returns the response to a call without an id as it would be after saving the draft: the draft
 * replaces its record everywhere; one that visitors are not shown comes first.
 */
export function withDraft(answer: Json, rehearsal: PreviewDraft): Json {
  const { many, id, draft } = rehearsal;
  if (!many) return laidOver(answer, draft);
  return id === DRAFT_ID || rehearsal.isHidden
    ? first(answer, draftRecord(rehearsal))
    : replaced(answer, id, draft);
}

/** Other backends may return a single record in a list, or under `data`. */
function laidOver(answer: Json, draft: Values): Json {
  if (Array.isArray(answer)) return [laidOver(answer[0] ?? {}, draft), ...answer.slice(1)];
  if (!isRecord(answer)) return draft;
  const { data } = answer;
  return data === undefined ? { ...answer, ...draft } : { ...answer, data: laidOver(data, draft) };
}

/** Replaces the record at any depth. An id may be a number. */
function replaced(answer: Json, id: string, draft: Values): Json {
  if (Array.isArray(answer)) return answer.map((each) => replaced(each, id, draft));
  if (!isRecord(answer)) return answer;
  if (String(answer.id) === id) return { ...answer, ...draft, id: answer.id };
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      value === undefined ? undefined : replaced(value, id, draft),
    ]),
  );
}

/** Inserts at the head of the list: the response itself, or under `data`, where the total grows by one. */
function first(answer: Json, record: Values): Json {
  if (Array.isArray(answer)) return [record, ...answer];
  if (!isRecord(answer) || answer.data === undefined) return answer;
  const { total } = answer;
  return {
    ...answer,
    data: first(answer.data, record),
    ...(typeof total === 'number' && { total: total + 1 }),
  };
}
