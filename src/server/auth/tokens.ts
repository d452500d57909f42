import { hash, randomBytes } from 'node:crypto';

/** Returns 32 random bytes as base64url: 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the hash under which a token is stored: who reads the database cannot log in with it. */
export const tokenHash = (token: string): string => hash('sha256', token);

/** Returns the token of an Authorization header, if it has the form of ours. */
export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{43})$/iu.exec(header ?? '')?.[1];
