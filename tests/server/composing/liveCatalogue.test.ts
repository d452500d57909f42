import { expect, test, vi } from 'vitest';
import { loadServiceFiles } from '../../../src/server/catalogue';
import { liveCatalogue } from '../../../src/server/liveCatalogue';
import { ROOT } from '../support/folders';
import { translation } from './translation';

const files = await loadServiceFiles(ROOT);
const broken = translation({
  form: { ...translation().form, properties: { a: { $ref: '../shared/person.json#/gone' } } },
});

const recordOf = (document: object, revision: number) => ({
  id: 'translation',
  createdAt: '',
  updatedAt: '',
  writtenBy: '',
  revision,
  document: { document, definition: 'published', basis: '', withdrawn: false } as never,
});

function startWith(records: () => readonly ReturnType<typeof recordOf>[]) {
  const before = { ...files.entries[0]!.service, id: 'translation' };
  const read = vi.fn(async (hash: string) => (hash === 'published' ? before : undefined));
  const error = vi.fn();
  const ports = { content: { list: async () => records() }, definitions: { read, keep: vi.fn() } };
  const now = () => new Date();
  return { catalogue: liveCatalogue(files, { ...ports, now, log: { error } }), before, error };
}

test('a record that refers to a field which is gone is served as it was published, and the log names it', async () => {
  const records = [recordOf(broken, 1)];
  const { catalogue, before, error } = startWith(() => records);
  await catalogue.refresh();
  expect(catalogue.find('translation')).toMatchObject({ service: before, hash: 'published' });
  expect(catalogue.troubleOf('translation')).toContain('person.json#/gone');
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ service: 'translation' }),
    expect.any(String),
  );
});

test('the list of services is another one only if a record has changed', async () => {
  let records = [recordOf(translation(), 1)];
  const { catalogue } = startWith(() => records);
  await catalogue.refresh();
  const entries = catalogue.entries();
  records = [recordOf(translation(), 1)];
  await catalogue.refresh();
  expect(catalogue.entries()).toBe(entries);
  records = [];
  await catalogue.refresh();
  expect(catalogue.find('translation')).toBeUndefined();
  expect(catalogue.entries()).toHaveLength(files.entries.length);
});

test('without the database the services stay as they were', async () => {
  let isDown = false;
  const records = [recordOf(translation(), 1)];
  const { catalogue } = startWith(() => {
    if (isDown) throw new Error('down');
    return records;
  });
  await catalogue.refresh();
  isDown = true;
  await catalogue.refresh();
  expect(catalogue.find('translation')?.service.version).toBe(1);
});
