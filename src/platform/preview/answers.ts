import type { Json } from '../../definition/values';
import { DRAFT_ID, type Rehearsal } from './message';
import { draftCall, draftRecord, withDraft } from './withDraft';

interface Served {
  /** Where all calls are; a whole address. */
  readonly base: string;
  /** What the server answers. */
  readonly fetch: typeof fetch;
  /** What is being edited at the moment; waited for when the page is quicker than the panel. */
  readonly rehearsal: () => Promise<Rehearsal>;
  /** The answer to whatever would change something. */
  readonly refusal: () => Response;
}

/** A fetch that answers as if the draft were saved, and sends nothing but questions. */
export function draftedFetch({ base, fetch, rehearsal, refusal }: Served): typeof fetch {
  return async (input, init) => {
    const { method, url } = new Request(input, init);
    if (method !== 'GET') return refusal();
    if (!url.startsWith(base)) return fetch(input, init);
    const edited = await rehearsal();
    const [path = ''] = url.slice(base.length).split('?', 1);
    const asked = draftCall(path, edited);
    if (!asked) return fetch(input, init);
    if (asked.id === DRAFT_ID && edited.id === DRAFT_ID) return answering(draftRecord(edited));
    const answer = await fetch(input, init);
    return answer.ok ? answering(withDraft((await answer.json()) as Json, edited)) : answer;
  };
}

const answering = (body: Json): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
