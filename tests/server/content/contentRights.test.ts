import { expect, test } from 'vitest';
import { startServer } from '../support/harness';
import { people } from '../users/people';

const { colleague } = people(await startServer());

const NAME = ['a', 'b', 'c'];

test.each([
  ['owner', 201, 201],
  ['caseWorker', 201, 403],
  ['contentEditor', 201, 201],
  ['reader', 403, 403],
] as const)(
  'a new reply template of the role %s is answered %i, another record %i, and all are read',
  async (role, ...statuses) => {
    const { call } = await colleague({ role });
    const statusOf = async (...request: Parameters<typeof call>) =>
      (await call(...request)).statusCode;
    const template = await statusOf('POST', 'reply_template/', { name: NAME, text: NAME });
    const tag = await statusOf('POST', 'hashtag/', { name: NAME });
    expect([template, tag]).toEqual(statuses);
    const reads = ['reply_template/', 'hashtag/', 'content_change/?kind=ticket', 'content_bin/'];
    for (const path of reads) expect(await statusOf('GET', path), path).toBe(200);
  },
);
