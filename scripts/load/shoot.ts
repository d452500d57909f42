import { randomUUID } from 'node:crypto';
import autocannon, { type Request as LoadRequest, type Result } from 'autocannon';

/** One request of a load. */
export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** Creates a GET as a browser sends it: with a language, accepting compression. */
export const asking = (path: string, language: string, headers: object = {}): Shot => ({
  method: 'GET',
  path,
  headers: { 'accept-language': language, 'accept-encoding': 'gzip, deflate, br', ...headers },
});

export const withKey = (headers: object = {}): Record<string, string> => ({
  ...headers,
  'idempotency-key': randomUUID(),
});

/** The extent of a load: the number of connections, and a duration or a number of requests. */
export type Extent = { readonly connections: number } & (
  | { readonly seconds: number }
  | { readonly requests: number }
);

/** The result of a load. */
export interface Outcome {
  readonly perSecond: number;
  /** Milliseconds within which that share of the responses arrived. */
  readonly p50: number;
  readonly p97: number;
  readonly p99: number;
  readonly answered: number;
  /** Responses other than 2xx, broken connections, and timeouts after 10 s. */
  readonly failures: number;
  /** Acknowledged submits. */
  readonly stored: number;
}

/** Milliseconds between two checks of the load tool for completion. */
const LOOK = 100;

/**
 * Sends requests to a server, one at a time on each connection, in a loop.
 * @param onAnswer called after each response with their number
 */
export async function shoot(
  base: string,
  shots: readonly Shot[],
  extent: Extent,
  onAnswer: (count: number) => void = () => {},
): Promise<Outcome> {
  let opened = 0;
  let count = 0;
  const result = await autocannon({
    url: base,
    connections: extent.connections,
    sampleInt: LOOK,
    ...('seconds' in extent ? { duration: extent.seconds } : { amount: extent.requests }),
    setupClient: (client) => {
      // Each connection has its own requests, since those with a key are modified in place, and
      // starts at another one.
      const start = opened % shots.length;
      client.setRequests([...shots.slice(start), ...shots.slice(0, start)].map(toLoadRequest));
      opened += 1;
      client.on('response', () => onAnswer((count += 1)));
    },
  });
  return outcomeOf(result, extent);
}

/**
 * Converts a request for the load tool; each submit gets a new key, or it would be stored only
 * once.
 */
const toLoadRequest = ({ method, path, headers, body }: Shot): LoadRequest => ({
  method,
  path,
  headers: { ...headers },
  ...(body && { body }),
  ...(method === 'POST' && {
    setupRequest: (request: LoadRequest) => ({ ...request, headers: withKey(request.headers) }),
  }),
});

function outcomeOf(result: Result, extent: Extent): Outcome {
  const statuses = Object.values(result.statusCodeStats ?? {});
  const answered = statuses.reduce((sum, { count = 0 }) => sum + count, 0);
  // Requests in flight when the time is up do not count as failed.
  const lost = 'requests' in extent ? extent.requests - answered : 0;
  const { p50, p97_5: p97, p99 } = result.latency;
  return {
    perSecond: answered / result.duration,
    p50,
    p97,
    p99,
    answered,
    failures: Math.max(result.non2xx + result.errors, lost),
    stored: result.statusCodeStats?.['201']?.count ?? 0,
  };
}
