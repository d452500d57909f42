import { type Target, targetAt } from '../../src/server/contractCheck/target';

/** A server under load. */
export interface Aim {
  /** Its origin. */
  readonly base: string;
  readonly calls: Target;
  /** Of a staff session. */
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
