import { STAFF } from './harness';
import type { Injection } from '../submit/submission';

export type Found = Record<string, unknown>;

/** Sends a request to a server over the network. */
export function callAt(address: string, { url, method, headers, payload }: Injection) {
  const body = typeof payload === 'string' ? payload : new Uint8Array(payload);
  return fetch(`${address}${url}`, { method, headers, body });
}

/**
 * Returns the reference of an acknowledged submission; undefined if the connection broke before.
 * @throws if it is refused
 */
export async function sendTo(address: string, request: Injection): Promise<string | undefined> {
  try {
    const response = await callAt(address, request);
    const text = await response.text();
    if (response.status !== 201) throw new TypeError(`${response.status} ${text}`);
    return (JSON.parse(text) as { reference: string }).reference;
  } catch (error) {
    // fetch reports a broken connection as a TypeError with a cause, and so does a truncated body.
    if (!(error instanceof Error && error.cause)) throw error;
    return undefined;
  }
}

export const passwordAt = (address: string, staff: typeof STAFF): Promise<Response> =>
  fetch(`${address}/api/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  });

/** Opens a session; returns its header. */
export async function logInAt(address: string): Promise<{ authorization: string }> {
  const response = await passwordAt(address, STAFF);
  const { access_token } = (await response.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
}

/** Reads all records of a list, page by page. */
export async function readList(url: string, headers: Record<string, string>): Promise<Found[]> {
  const all: Found[] = [];
  for (let page = 1; ; page += 1) {
    const list = await fetch(`${url}?perPage=100&page=${page}`, { headers });
    const { data, total } = (await list.json()) as { data: Found[]; total: number };
    all.push(...data);
    if (all.length >= total || data.length === 0) return all;
  }
}
