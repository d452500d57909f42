import { Target } from '../contract/target';

/** A server that load is put on. */
export interface Aim {
  /** Its origin. */
  readonly base: string;
  readonly calls: Target;
  /** Of a session of staff. */
  readonly token: string | undefined;
  /** Whether it may be made to store something. */
  readonly mayWrite: boolean;
}

export const aimAt = (base: string, token: string | undefined, mayWrite: boolean): Aim => ({
  base,
  token,
  mayWrite,
  calls: new Target(`${base}/api/`, token),
});

/** A server of our own that was started for this, and all that may be done with it. */
export async function aimAtOwn(base: string, staff: object): Promise<Aim> {
  const { status, text } = await new Target(`${base}/api/`, undefined).call('login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  });
  if (status !== 200) throw new Error(`POST login/ answers ${status ?? text}`);
  const { access_token: token } = JSON.parse(text) as { readonly access_token: string };
  return aimAt(base, token, true);
}
