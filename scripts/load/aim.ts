import { type Target, targetAt } from '../../src/server/contractCheck/target';

/** A server under load. */
export interface Aim {
  /** Its origin. */
  readonly base: string;
  readonly calls: Target;
  /** The token of a staff session. */
  readonly token: string | undefined;
  /** Whether writes are allowed. */
  readonly mayWrite: boolean;
  /** Whether it was started for the test, and has this machine to itself. */
  readonly isOwn?: boolean;
}

export const aimAt = (base: string, token: string | undefined, mayWrite: boolean): Aim => ({
  base,
  token,
  mayWrite,
  calls: targetAt(`${base}/api/`, token),
});

/** Describes a server that was started for the test, where everything is allowed. */
export async function aimAtOwn(base: string, staff: object): Promise<Aim> {
  const { status, text } = await targetAt(`${base}/api/`, undefined).call('login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  });
  if (status !== 200) throw new Error(`POST login/ returned ${status ?? text}`);
  const { access_token: token } = JSON.parse(text) as { readonly access_token: string };
  return { ...aimAt(base, token, true), isOwn: true };
}

/** Counts the applications in staff's lists; undefined if they cannot be read. */
export async function countStored(
  { calls }: Aim,
  lists: readonly string[],
): Promise<number | undefined> {
  let sum = 0;
  for (const list of lists) {
    const { status, text } = await calls.call(`${list}?perPage=1`, {}, true);
    if (status !== 200) return undefined;
    sum += (JSON.parse(text) as { readonly total: number }).total;
  }
  return sum;
}

/**
 * Returns the resident memory of a process in bytes, from the server's own metrics: the same way for ours and for the
 * bare one, local or remote; undefined if it cannot be read.
 */
export async function memoryOf(calls: Target): Promise<number | undefined> {
  const { text } = await calls.call('metrics/', {}, true);
  const [, bytes] = /^process_resident_memory_bytes (\d+)/mu.exec(text) ?? [];
  return bytes === undefined ? undefined : Number(bytes);
}

export const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);
