import { expect, test } from 'vitest';
import { startServer } from '../support/harness';
import { translation } from '../composing/translation';
import { services } from '../submit/submission';
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

test.each([
  [{ role: 'owner' }, 200, 200],
  [{ role: 'contentEditor' }, 200, 403],
  [{ role: 'contentEditor', granted: ['composeServices'] }, 200, 200],
  [{ role: 'caseWorker' }, 403, 403],
  [{ role: 'caseWorker', services: [services[0]!.id] }, 403, 403],
  [{ role: 'caseWorker', granted: ['editContent'] }, 200, 403],
  [{ role: 'caseWorker', granted: ['composeServices'], services: [services[0]!.id] }, 403, 200],
  [{ role: 'reader' }, 403, 403],
  [{ role: 'reader', services: [services[0]!.id] }, 403, 403],
] as const)(
  '%j: preparing, publishing and dropping a change is answered %i, of a service %i, and changes are read',
  async (rights, ofContent, ofService) => {
    const owner = await colleague();
    const made = await owner.call('POST', 'hashtag/', { name: NAME });
    const change = `content_change/hashtag/${made.json<{ id: string }>().id}/`;
    const document = translation();
    const draft = `composing/${document.id}/draft/`;
    const { call } = await colleague(rights);
    const statusOf = async (...request: Parameters<typeof call>) =>
      (await call(...request)).statusCode;
    expect(await statusOf('PUT', change, { name: NAME })).toBe(ofContent);
    await owner.call('PUT', change, { name: NAME });
    const listed = await call('GET', 'content_change/?kind=hashtag');
    expect(listed.json<{ data: object[] }>().data).toHaveLength(1);
    expect(await statusOf('DELETE', change)).toBe(ofContent);
    await owner.call('PUT', change, { name: NAME });
    expect(await statusOf('POST', `${change}publish/`)).toBe(ofContent);
    await owner.call('DELETE', change);
    expect(await statusOf('PUT', draft, { document, at: '2999-01-01' })).toBe(ofService);
    await owner.call('PUT', draft, { document });
    expect(await statusOf('GET', `composing/${document.id}/`)).toBe(ofService);
    expect(await statusOf('DELETE', draft)).toBe(ofService);
    await owner.call('DELETE', draft);
  },
);
