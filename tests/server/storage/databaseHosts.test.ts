import { describe, expect, it } from 'vitest';
import { databaseHosts } from '../../../src/server/storage/databaseHosts';

describe('the hosts of DATABASE_URL', () => {
  it.each([
    ['postgres://rega@db/rega?sslmode=require', ['postgres://rega@db/rega?sslmode=require']],
    [
      'postgres://rega:a,b@one:5433,two,[::1]:5434/rega?sslmode=require&target_session_attrs=read-write',
      [
        'postgres://rega:a,b@one:5433/rega?sslmode=require',
        'postgres://rega:a,b@two/rega?sslmode=require',
        'postgres://rega:a,b@[::1]:5434/rega?sslmode=require',
      ],
    ],
    [
      'postgresql://rega@/rega?host=/run/one,/run/two&port=5433',
      [
        'postgresql://rega@/rega?host=%2Frun%2Fone&port=5433',
        'postgresql://rega@/rega?host=%2Frun%2Ftwo&port=5433',
      ],
    ],
    [
      'postgres:///rega?host=one,two&port=1,2&target_session_attrs=primary',
      ['postgres:///rega?host=one&port=1', 'postgres:///rega?host=two&port=2'],
    ],
  ])('are those of %s', (address, hosts) => {
    expect(databaseHosts(address)).toEqual(hosts);
  });

  it.each([
    ['mysql://rega@db/rega', 'must begin with postgres://'],
    ['postgres://one,two/rega?target_session_attrs=standby', 'target_session_attrs=read-write'],
    ['postgres:///rega?host=a,b,c&port=1,2', 'one port, or one for each host'],
  ])('are refused in %s', (address, words) => {
    expect(() => databaseHosts(address)).toThrow(words);
  });
});
