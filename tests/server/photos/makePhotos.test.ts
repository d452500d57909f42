import { readdir, readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PhotoFolder } from '../../../src/server/photos/photoFolder';
import { makePhotos } from '../../../src/server/photos/makePhotos';
import { keepPdf } from '../../../src/server/photos/keepPdf';
import { diskFiles } from '../../../src/server/photos/stores/diskFiles';
import { tempFolder } from '../support/folders';

test('removes every file if one upload cannot be re-encoded', async () => {
  const [kept, temp] = [await tempFolder(), await tempFolder()];
  const folder = await PhotoFolder.open({
    files: diskFiles(kept),
    trash: diskFiles(await tempFolder()),
    temp,
  });
  const [bench = ''] = await readdir(temp);
  const uploads = ['broken', 'slow'].map((path) => ({ field: 'photos', path, sha256: '' }));
  const written: string[] = [];
  const reencode = async (from: string, to: string) => {
    if (from === 'broken') throw new Error('the disk is full');
    await sleep(20);
    await writeFile(to, 'x');
    written.push(to);
    return { bytes: 1 };
  };
  await expect(makePhotos(uploads, { folder, reencode })).rejects.toThrow('the disk is full');
  expect(written).toHaveLength(1);
  expect(await readdir(`${temp}/${bench}`)).toEqual([]);
  await folder.close();
});

test.each([
  ['a PDF', '%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n', undefined],
  ['a PDF of many pages', `%PDF-1.4\n${'x'.repeat(5000)}\n%%EOF`, undefined],
  ['a photo', '\xff\xd8\xff\xe0', 'pdf'],
  ['a page that names a PDF', '<script>1</script>%PDF-1.4\n%%EOF', 'pdf'],
  ['a PDF that was cut off', `%PDF-1.4\n%%EOF${'x'.repeat(5000)}`, 'pdf'],
  ['an empty file', '', 'pdf'],
])('keeps %s as a document byte by byte, or refuses it', async (_, content, fault) => {
  const temp = await tempFolder();
  const [from, to] = [`${temp}/from`, `${temp}/to`];
  await writeFile(from, content, 'latin1');
  const bytes = Buffer.from(content, 'latin1').length;
  expect(await keepPdf(from, to)).toEqual(fault ? { fault } : { bytes });
  expect((await readdir(temp)).includes('to')).toBe(fault === undefined);
  if (!fault) expect(await readFile(to, 'latin1')).toBe(content);
});
