import autocannon, { type Instance, type Result } from 'autocannon';
import { type Shot, toLoadRequest } from './requests';

/** The extent of a load: the number of connections, and a duration or a number of requests. */
export type Extent = { readonly connections: number } & (
  | { readonly seconds: number }
  | { readonly requests: number }
);

/** The result of a load. */
export interface Outcome {
  readonly perSecond: number;
  /** Milliseconds within which that share of the responses arrived. */
  readonly latency: { readonly p50: number; readonly p97: number; readonly p99: number };
  readonly answered: number;
  /** Responses other than 2xx, broken connections, and timeouts after 10 s. */
  readonly failures: number;
  /** Acknowledged submits. */
  readonly stored: number;
}

/** Seconds between two checks of the load tool for completion. */
const LOOK = 0.1;

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
  const result = await new Promise<Result>((resolve, reject) => {
    const options = {
      url: base,
      connections: extent.connections,
      sampleInt: LOOK * 1000,
      ...('seconds' in extent ? { duration: extent.seconds } : { amount: extent.requests }),
      setupClient: (client: autocannon.Client) => {
        // Each connection has its own requests, since those with a key are modified in place, and
        // starts at another one.
        client.setRequests(turned(shots, opened).map(toLoadRequest));
        opened += 1;
      },
    };
    const running: Instance = autocannon(options, (error: unknown, done) => {
      if (error) reject(error instanceof Error ? error : new Error('the load tool failed'));
      else resolve(done);
    });
    running.on('response', () => {
      count += 1;
      onAnswer(count);
    });
  });
  return outcomeOf(result, extent);
}

/** Rotates a list. */
const turned = <T>(all: readonly T[], by: number): readonly T[] => {
  const start = by % all.length;
  return [...all.slice(start), ...all.slice(0, start)];
};

function outcomeOf(result: Result, extent: Extent): Outcome {
  const statuses = Object.entries(result.statusCodeStats ?? {});
  const answered = statuses.reduce((sum, [, { count = 0 }]) => sum + count, 0);
  // Requests in flight when the time is up do not count as failed.
  const lost = 'requests' in extent ? extent.requests - answered : 0;
  const { p50, p97_5: p97, p99 } = result.latency;
  return {
    perSecond: answered / result.duration,
    latency: { p50, p97, p99 },
    answered,
    failures: Math.max(result.non2xx + result.errors, lost),
    stored: result.statusCodeStats?.['201']?.count ?? 0,
  };
}
