import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpRefusal } from '../http/refusal';
import type { StaffAccount } from '../storage/staffAccounts';
import type { SessionOwner, Storage } from '../storage/storage';
import { bearerToken, newToken, tokenHash } from './tokens';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that is logged in; undefined on public routes. */
    sessionOwner: SessionOwner | undefined;
  }
}

const HOURS_12 = 12 * 60 * 60 * 1000;

/** Adds `sessionOwner` to each request. */
export function decorateSessions(app: FastifyInstance): void {
  app.decorateRequest('sessionOwner', undefined);
}

/** Returns the account of the session of a request. @throws Refusal 401 */
export async function sessionOwnerOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { sessions }: Pick<Storage, 'sessions'>,
  now: Date,
): Promise<SessionOwner> {
  const token = bearerToken(headers.authorization);
  const owner = token && (await sessions.owner(tokenHash(token), now.toISOString()));
  if (!owner) {
    throw HttpRefusal.of(401, 'unauthorised', { headers: { 'www-authenticate': 'Bearer' } });
  }
  return owner;
}

/** Returns the account that is logged in. @throws Refusal 401 on a public route */
export function ownerOf({ sessionOwner }: Pick<FastifyRequest, 'sessionOwner'>): SessionOwner {
  if (!sessionOwner) throw HttpRefusal.of(401, 'unauthorised');
  return sessionOwner;
}

/**
 * Opens a session of 12 hours and returns its token, of which only the hash is stored. Returns undefined if the
 * account was disabled, or its password changed, since it was read.
 */
export async function openSession(
  { sessions }: Storage,
  { id: staffId, passwordHash }: StaffAccount,
  now: Date,
): Promise<string | undefined> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + HOURS_12).toISOString();
  await sessions.dropExpired(now.toISOString());
  const session = { tokenHash: tokenHash(token), staffId, expiresAt, passwordHash };
  return (await sessions.add(session)) ? token : undefined;
}

/** Ends the session of this request and no other. */
export async function endSession({ sessions }: Storage, request: FastifyRequest): Promise<void> {
  const token = bearerToken(request.headers.authorization);
  if (token) await sessions.end(tokenHash(token));
}

/** How long a session outlives the last page of the panel: a reload takes less. */
const GRACE = 15 * 1000;

/** Ends the session of this request in a moment, unless it is resumed. */
export const leaveSession = (storage: Storage, request: FastifyRequest, now: Date): Promise<void> =>
  leave(storage, request, new Date(now.getTime() + GRACE).toISOString());

/** Continues a session that was left. */
export const resumeSession = (storage: Storage, request: FastifyRequest): Promise<void> =>
  leave(storage, request, null);

async function leave(
  { sessions }: Storage,
  request: FastifyRequest,
  endsAt: string | null,
): Promise<void> {
  const token = bearerToken(request.headers.authorization);
  if (token) await sessions.leave(tokenHash(token), endsAt);
}
