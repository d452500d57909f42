import type { Json } from '../../definition/model/values';
import { DRAFT_ID, type PreviewDraft } from './previewMessages';
import { draftCall, draftRecord, withDraft } from './withDraft';

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
