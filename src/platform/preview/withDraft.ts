import { isRecord, type Json, type Values } from '../../definition/values';
import { DRAFT_ID, type Rehearsal } from './message';

/** A call of the kind that is being edited. */
export interface DraftCall {
  /** The id in its path; undefined: it has none there. */
  readonly id: string | undefined;
}

/** The call at a path without its query, if it is one of those that read what is being edited. */
export function draftCall(path: string, { calls }: Rehearsal): DraftCall | undefined {
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

/** The record as it would be answered if it were saved now. */
export const draftRecord = ({ id, draft, many }: Rehearsal): Values =>
  many ? { createdAt: new Date().toISOString(), ...draft, id } : draft;

/**
 * The answer to a call without an id as it would be if the draft were saved: it stands wherever its
 * record stood, a new one before all others.
 */
export function withDraft(answer: Json, rehearsal: Rehearsal): Json {
  const { many, id, draft } = rehearsal;
  if (!many) return laidOver(answer, draft);
  return id === DRAFT_ID ? first(answer, draftRecord(rehearsal)) : replaced(answer, id, draft);
}

/** Servers of others may give the only record in a list, or under `data`. */
function laidOver(answer: Json, draft: Values): Json {
  if (Array.isArray(answer)) return [laidOver(answer[0] ?? {}, draft), ...answer.slice(1)];
  if (!isRecord(answer)) return draft;
  const { data } = answer;
  return data === undefined ? { ...answer, ...draft } : { ...answer, data: laidOver(data, draft) };
}

/** Wherever the record stands, however deep. An id may be a number. */
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

/** At the head of the list: the answer itself, or under `data`, where it is counted. */
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
