import { codeOf } from './errorCode';

const NOT_ANSWERING =
  'The database of DATABASE_URL does not answer: is it running, and is its address right?';
const NOT_ADMITTED =
  'The database of DATABASE_URL does not let us in: check user, password and name of the database';
const DAMAGED =
  'The database in DATA_DIR is damaged: move the data folder away and restore the last backup';

/** By the codes of the operating system, SQLite and PostgreSQL. */
const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'may not be read or written: give it to the user who starts the server',
  EPERM: 'may not be changed: give it to the user who starts the server',
  EROFS: 'lies on a disk that can only be read',
  ENOSPC: 'cannot be written: the disk is full',
  ENOTDIR: 'cannot be made: DATA_DIR and PHOTO_STORE have to be folders',
  EEXIST: 'cannot be made: DATA_DIR and PHOTO_STORE have to be folders',
  SQLITE_NOTADB: DAMAGED,
  SQLITE_CORRUPT: DAMAGED,
  SQLITE_BUSY: 'Another program has locked the database in DATA_DIR: a restore, or a second server',
  SQLITE_READONLY: 'The database in DATA_DIR can only be read',
  SQLITE_FULL: 'The database in DATA_DIR cannot be written: the disk is full',
  SQLITE_IOERR: 'The database in DATA_DIR cannot be read or written: look at its disk',
  ECONNREFUSED: NOT_ANSWERING,
  ENOTFOUND: NOT_ANSWERING,
  ETIMEDOUT: NOT_ANSWERING,
  ECONNRESET: NOT_ANSWERING,
  STANDBY: 'No host of DATABASE_URL can be written: each is a standby',
  28000: NOT_ADMITTED,
  '28P01': NOT_ADMITTED,
  '3D000': NOT_ADMITTED,
};

/** Returns what is wrong with the database or the data folder, in words for whoever starts the server. */
export function storeErrorText(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // The port's error, and not the store's.
  if ('syscall' in error && error.syscall === 'listen') return undefined;
  const code = String(codeOf(error));
  const plain = code.startsWith('SQLITE_') ? code.split('_', 2).join('_') : code;
  const words = Object.hasOwn(WORDS, plain) ? WORDS[plain] : undefined;
  if (words === undefined) return undefined;
  const path = 'path' in error && typeof error.path === 'string' ? `${error.path} ` : '';
  return `${path}${words}`;
}
