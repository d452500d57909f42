import { type Json, isRecord, type Values } from '../../definition/model/values';
import { DRAFT_ID, type PreviewDraft } from './previewMessages';

interface Served {
  /** Absolute URL of the API. */
  readonly base: string;
  /** The browser's fetch. */
  readonly fetch: typeof fetch;
  /** Returns the current draft; waits if the page is faster than the panel. */
  readonly rehearsal: () => Promise<PreviewDraft>;
  /** Returns the response to calls that would change data. */
  readonly refusal: () => Response;
}

/** Returns a fetch that responds as if the draft were saved, and sends only read requests. */
export function draftedFetch({ base, fetch, rehearsal, refusal }: Served): typeof fetch {
  return async (input, init) => {
    const { method, url } = new Request(input, init);
    if (method !== 'GET') return refusal();
    if (!url.startsWith(base)) return fetch(input, init);
    const edited = await rehearsal();
    const [path = ''] = url.slice(base.length).split('?', 1);
    const requested = draftCall(path, edited);
    if (!requested) return fetch(input, init);
    if (requested.id === DRAFT_ID && edited.id === DRAFT_ID) return answering(draftRecord(edited));
    const response = await fetch(input, init);
    // Visitors are not shown this record now.
    if (edited.isHidden && requested.id === edited.id) return answering(draftRecord(edited));
    return response.ok ? answering(withDraft((await response.json()) as Json, edited)) : response;
  };
}

const answering = (body: Json): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

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
const draftRecord = ({ id, draft, many }: PreviewDraft): Values =>
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
