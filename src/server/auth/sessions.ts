import type { FastifyRequest } from 'fastify';
import { HttpRefusal } from '../http/refusal';
import type { StaffAccount } from './accounts';
import type { SessionOwner, Storage } from '../storage/storage';
import { hash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the hash under which a token is stored: who reads the database cannot log in with it. */
export const tokenHash = (token: string): string => hash('sha256', token);

/** Returns the token of an Authorization header, if it has the form of ours. */
const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{43})$/iu.exec(header ?? '')?.[1];

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that is logged in; undefined on public routes. */
    sessionOwner: SessionOwner | undefined;
  }
}

const HOURS_12 = 12 * 60 * 60 * 1000;

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

export const sessionHash = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  tokenHash(bearerToken(headers.authorization) ?? '');
