import { codeOf } from '../errorCode';

/** Error codes of the operating system and of PostgreSQL that say nothing about the query itself. */
const LOST: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'EAI_AGAIN',
  // A socket file of a server that is not running.
  'ENOENT',
  // Shut down by an administrator, crashed, or still starting.
  '57P01',
  '57P02',
  '57P03',
  // Too many connections.
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  // What PgBouncer says of a server that it has lost or cannot reach.
  '08P01',
  // A write on a host that has become a standby.
  '25006',
  'STANDBY',
]);

/** What the driver says, in errors without a code. */
const LOST_WORDS = /^Connection terminated|^Client has encountered a connection error/u;

/** Thrown for a host that can only be read, since it is a standby. */
export class StandbyOnly extends Error {
  readonly code = 'STANDBY';
}

/** Thrown if the connection broke after COMMIT was sent: nobody knows whether it was committed. */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super('the connection broke during a commit', { cause });
  }
}

/** Thrown if no host could be used for so long that waiting on is no use. */
export class NoHost extends Error {
  readonly code: unknown;

  constructor(cause: unknown) {
    super('no host of the database can be used', { cause });
    this.code = codeOf(cause);
  }
}

/** Returns whether an error is a lost connection's, or a host's that cannot be used at present. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof NoHost) return false;
  return LOST_WORDS.test(error.message) || LOST.has(codeOf(error));
}
