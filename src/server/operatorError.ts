import { codeOf } from './errorCode';

/** An error that whoever runs the server or a command can put right; its message says how. */
export class OperatorError extends Error {}

/** Ends the process with the message of an error that can be put right; throws any other. */
export function refuseStart(error: unknown, print: (text: string) => void): never {
  const reason = refusalOf(error);
  if (reason === undefined) throw error;
  print(`Rega cannot start:\n${reason}`);
  process.exit(1);
}

/** The path of a socket file, of an error that names it like a host. */
interface SystemAddress {
  readonly address?: string;
}

/** Returns the message of an error that can be put right; undefined for a fault of the program. */
export function refusalOf(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof Error)) return undefined;
  const code = String(codeOf(error));
  const plain = code.startsWith('SQLITE_') ? code.split('_', 2).join('_') : code;
  if (Object.hasOwn(OF_FILES, plain)) {
    const { path, address } = (error.cause ?? error) as NodeJS.ErrnoException & SystemAddress;
    return `${path ?? address ?? 'A file'} ${OF_FILES[plain]}`;
  }
  const [, reason] = OF_THE_DRIVER.find(([pattern]) => pattern.test(error.message)) ?? [];
  return reason ?? (Object.hasOwn(OF_DATABASES, plain) ? OF_DATABASES[plain] : undefined);
}

const NO_FOLDER = 'cannot be used: DATA_DIR and PHOTO_STORE have to be folders';

/** By codes of the operating system. */
const OF_FILES: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be read or written: give it to the user who runs this',
  EPERM: 'may not be changed: give it to the user who runs this',
  EROFS: 'lies on a disk that can only be read',
  ENOSPC: 'cannot be written: the disk is full',
  EDQUOT: 'cannot be written: the user has no room left on the disk',
  ENOTDIR: NO_FOLDER,
  EEXIST: NO_FOLDER,
  EMFILE:
    'cannot be opened: the process has too many files open. Raise its limit (LimitNOFILE, ulimit -n)',
};

const NOT_ANSWERING =
  'The database of DATABASE_URL does not answer: is it running, and is its address right? Signs such as @, : and / in a password are written as %40, %3A and %2F';
const NOT_ADMITTED =
  'The database of DATABASE_URL does not let us in: check user, password and name of the database';
const NOT_TRUSTED =
  'The certificate of the database of DATABASE_URL is not trusted: name its authority with sslrootcert=<file>';
const DAMAGED =
  'The database in DATA_DIR is damaged: move the data folder away and restore the last backup';

/** By what the driver of PostgreSQL reports without a code. */
const OF_THE_DRIVER: readonly (readonly [RegExp, string])[] = [
  [
    /password must be a string/u,
    'The database of DATABASE_URL asks for a password, and DATABASE_URL has none',
  ],
  [
    /no encryption/u,
    'The database of DATABASE_URL takes connections with TLS only: add ?sslmode=verify-full',
  ],
  [
    /does not support SSL/u,
    'The database of DATABASE_URL has no TLS: switch it on there, or remove sslmode',
  ],
];

/** By codes of SQLite, PostgreSQL and the way to it. */
const OF_DATABASES: Readonly<Record<string, string>> = {
  SQLITE_NOTADB: DAMAGED,
  SQLITE_CORRUPT: DAMAGED,
  SQLITE_BUSY: 'Another program has locked the database in DATA_DIR: a restore, or a second server',
  SQLITE_READONLY: 'The database in DATA_DIR can only be read',
  SQLITE_FULL: 'The database in DATA_DIR cannot be written: the disk is full',
  SQLITE_IOERR: 'The database in DATA_DIR cannot be read or written: look at its disk',
  SQLITE_CANTOPEN: 'The database in DATA_DIR cannot be opened: give it to the user who runs this',
  ECONNREFUSED: NOT_ANSWERING,
  ENOTFOUND: NOT_ANSWERING,
  ETIMEDOUT: NOT_ANSWERING,
  ECONNRESET: NOT_ANSWERING,
  STANDBY: 'No host of DATABASE_URL can be written: each is a standby',
  28000: NOT_ADMITTED,
  '28P01': NOT_ADMITTED,
  '3D000': NOT_ADMITTED,
  42501:
    'The user of DATABASE_URL may not create tables: let an administrator run GRANT CREATE ON SCHEMA public TO it, or make it the owner of the database',
  SELF_SIGNED_CERT_IN_CHAIN: NOT_TRUSTED,
  DEPTH_ZERO_SELF_SIGNED_CERT: NOT_TRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: NOT_TRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: NOT_TRUSTED,
  ERR_TLS_CERT_ALTNAME_INVALID:
    'The certificate of the database of DATABASE_URL is for another host than the one it names',
};
