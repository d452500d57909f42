import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Service } from '../../../src/definition/model/service';
import { toEntry } from '../../../src/server/catalogue';
import { openPhotoFolder } from '../../../src/server/photos/photoFolder';
import { submit, type SubmitPorts } from '../../../src/server/submit/submit';
import { tempFolder } from '../support/folders';
import { diskFiles } from '../../../src/server/photos/stores/openFiles';

const COUNTRY = {
  type: 'string',
  widget: 'text',
  label: ['', '', ''],
  refersTo: [{ content: 'countries', name: ['name'] }],
};

const service = {
  id: 'trial',
  version: 1,
  form: { type: 'object', properties: { country: COUNTRY } },
  staff: { about: ['country'] },
  submit: { encoding: 'multipart' },
} as unknown as Service;

test('leaves no photo behind if the database stops to answer', async () => {
  const temp = await tempFolder();
  const folder = await openPhotoFolder({
    files: diskFiles(await tempFolder()),
    trash: diskFiles(await tempFolder()),
    temp,
  });
  const fail = async () => {
    throw new Error('the database does not answer');
  };
  const ports = {
    folder,
    content: { read: fail, list: fail },
    now: () => new Date(),
    refuseGone() {},
    async reencode(_: string, to: string) {
      await writeFile(to, 'x');
      return { bytes: 1 };
    },
  } as unknown as SubmitPorts;
  const submission = {
    entry: toEntry({ service, validate: () => null }),
    body: { values: { country: 'IQ' }, uploads: [{ field: 'photos', path: '', sha256: '' }] },
    language: 'en' as const,
    key: undefined,
    callers: [],
  };
  await expect(submit(ports, submission)).rejects.toThrow('the database does not answer');
  const [own = ''] = await readdir(temp);
  expect(await readdir(join(temp, own))).toEqual([]);
  await folder.bench.close();
});
