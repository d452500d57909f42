import autocannon, { type Instance, type Result } from 'autocannon';
import { type Shot, toLoadRequest } from './requests';

/** How a load is put on: by so many at a time, for a while or for so many requests. */
export type Extent = { readonly connections: number } & (
  { readonly seconds: number } | { readonly requests: number }
);

/** What became of a load. */
export interface Outcome {
  readonly perSecond: number;
  /** Milliseconds within which that share of the answers came. */
  readonly latency: { readonly p50: number; readonly p97: number; readonly p99: number };
  readonly answered: number;
  /** Answers that are no 2xx, connections that broke, and waits of more than 10 s. */
  readonly faults: number;
  /** Submits that were acknowledged. */
  readonly stored: number;
}

/** Seconds between two looks of the load tool at whether it is done. */
const LOOK = 0.1;

/**
 * Puts requests on a server, one after the other on each connection, over and over.
 * @param onAnswer told after each answer how many there were
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
        // Requests of its own, since those with a key are made anew in place; and not all at once.
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

/** The same, beginning elsewhere. */
const turned = <T>(all: readonly T[], by: number): readonly T[] => {
  const start = by % all.length;
  return [...all.slice(start), ...all.slice(0, start)];
};

function outcomeOf(result: Result, extent: Extent): Outcome {
  const statuses = Object.entries(result.statusCodeStats ?? {});
  const answered = statuses.reduce((sum, [, { count = 0 }]) => sum + count, 0);
  // What is under way when the time is up is nobody's fault.
  const lost = 'requests' in extent ? extent.requests - answered : 0;
  const { p50, p97_5: p97, p99 } = result.latency;
  return {
    perSecond: answered / result.duration,
    latency: { p50, p97, p99 },
    answered,
    faults: Math.max(result.non2xx + result.errors, lost),
    stored: result.statusCodeStats?.['201']?.count ?? 0,
  };
}
