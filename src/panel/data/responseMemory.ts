import { sessionToken } from '../../platform/api/sessionStore';
import type { FetchOptions } from '../../platform/api/useFetched';

/** A remembered response that is older is shown, and read again. */
const FRESH_MS = 60_000;

/** Remembers the last response of a call for the session that it was for; these are options of useFetched. */
export function responseMemory(): Required<Pick<FetchOptions, 'known' | 'onResponse'>> {
  let last:
    | { readonly token: string | undefined; readonly at: number; readonly body: unknown }
    | undefined;
  return {
    known: () =>
      last?.token === sessionToken()
        ? last && { body: last.body, isStale: Date.now() - last.at > FRESH_MS }
        : undefined,
    onResponse: (_, body) => {
      last = { token: sessionToken(), at: Date.now(), body };
    },
  };
}
