import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../src/server/operatorError';
import { NoHost } from '../../src/server/storage/lostConnection';
import { makeDatabase } from './storage/postgresDatabase';
import { openPostgres } from './storage/openStores';

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error('as the library says it'), { code, ...more });

describe('refusalOf', () => {
  test.each([
    ['a folder of another user', withCode('EACCES', { path: '/data' }), '/data may not be read or'],
    [
      'a file that another error names',
      new NoHost(withCode('ENOENT', { path: '/ca.crt' })),
      '/ca.crt does not exist',
    ],
    [
      'a socket of a database that is not running',
      withCode('ENOENT', { address: '/run/.s.PGSQL.5432' }),
      '/run/.s.PGSQL.5432 does not exist',
    ],
    ['a full disk', withCode('ENOSPC'), 'the disk is full'],
    ['too many open files', withCode('EMFILE'), 'LimitNOFILE'],
    ['a locked database', withCode('SQLITE_BUSY_RECOVERY'), 'has locked the database'],
    ['a role without rights', withCode('42501'), 'GRANT CREATE ON SCHEMA public'],
    ['a database that is away', withCode('ECONNREFUSED'), '%40'],
    [
      'a missing password',
      new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
      'DATABASE_URL has none',
    ],
    [
      'a database that wants TLS',
      Object.assign(new Error('no pg_hba.conf entry for host "::1", no encryption'), {
        code: '28000',
      }),
      'sslmode=verify-full',
    ],
    ['a database without TLS', new Error('The server does not support SSL connections'), 'no TLS'],
    ['a certificate of its own', withCode('DEPTH_ZERO_SELF_SIGNED_CERT'), 'sslrootcert'],
  ])('says what to do about %s', (_, error, reason) => {
    expect(refusalOf(error)).toContain(reason);
  });

  test('leaves a fault of the program to whoever reads its stack', () => {
    expect(refusalOf(new TypeError('x is not a function'))).toBeUndefined();
  });
});

test.runIf(makeDatabase)('refuses a database that cannot hold every letter', async () => {
  const url = makeDatabase?.() ?? '';
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const like = `template template0 encoding latin1 lc_collate 'C' lc_ctype 'C'`;
  await client.query(`create database latin_one ${like}`);
  await client.end();
  await expect(openPostgres(url.replace(/\w+(?=\?)/u, 'latin_one'))).rejects.toThrow(
    "has the encoding LATIN1: create it with ENCODING 'UTF8'",
  );
});
