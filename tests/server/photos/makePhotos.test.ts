import { readdir, readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPhotoFolder } from '../../../src/server/photos/photoFolder';
import { makePhotos } from '../../../src/server/photos/makePhotos';
import { keepPdf, MOST_PAGES } from '../../../src/server/photos/keepPdf';
import { pdf } from '../../shared/pdf';
import { tempFolder } from '../support/folders';
import { diskFiles } from '../../../src/server/photos/stores/openFiles';

test('removes every file if one upload cannot be re-encoded', async () => {
  const [kept, temp] = [await tempFolder(), await tempFolder()];
  const folder = await openPhotoFolder({
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
  await folder.bench.close();
});

const CUT = pdf().subarray(0, -200);
const HTML = Buffer.from(`<html>${' '.repeat(2000)}</html>`);
const UPDATED = Buffer.concat([pdf(), pdf().subarray(9)]);
/** What it needs to be opened stands first, as in files that browsers show while they load. */
const LINEAR = Buffer.concat([
  Buffer.from('%PDF-1.4\ntrailer<</Size 6/Root 1 0 R>>\nstartxref\n0\n%%EOF\n'),
  pdf().subarray(9),
]);

test.each<[string, Buffer, string | undefined]>([
  ['a PDF', pdf(), undefined],
  ['a PDF of many pages', pdf({ pages: MOST_PAGES }), undefined],
  ['a PDF with a kilobyte after its end', Buffer.concat([pdf(), Buffer.alloc(2000)]), undefined],
  ['a PDF with a page after its end', Buffer.concat([pdf(), HTML]), undefined],
  ['a PDF without its end marker', pdf().subarray(0, -6), undefined],
  [
    'a PDF after a mark of byte order',
    Buffer.concat([Buffer.from('\ufeff\r\n'), pdf()]),
    undefined,
  ],
  ['a PDF after lines of a gateway', Buffer.concat([Buffer.alloc(1000, 'x\n'), pdf()]), undefined],
  ['a PDF after more than a kilobyte', Buffer.concat([Buffer.alloc(1030, ' '), pdf()]), 'pdf'],
  ['a PDF whose last change was cut off', UPDATED.subarray(0, -60), 'pdf'],
  ['a PDF that begins with its trailer and was cut off', LINEAR.subarray(0, -150), 'pdf'],
  ['a PDF with too many pages', pdf({ pages: MOST_PAGES + 1 }), 'pdfPages'],
  ['a PDF with a password', pdf({ locked: true }), 'pdfLocked'],
  ['a photo', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'pdf'],
  ['a page that names a PDF', Buffer.from('<script>1</script>%PDF-1.4\n%%EOF'), 'pdf'],
  ['what only begins and ends as a PDF', Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF'), 'pdf'],
  ['a PDF that was cut off', CUT, 'pdf'],
  ['an empty file', Buffer.alloc(0), 'pdf'],
])('keeps %s as a document byte by byte, or refuses it', async (_, content, refused) => {
  const temp = await tempFolder();
  const to = `${temp}/to`;
  const kept = refused ? { refused } : { bytes: content.length };
  expect(await keepPdf(content, to)).toEqual({ ...kept, milliseconds: expect.any(Number) });
  expect((await readdir(temp)).includes('to')).toBe(refused === undefined);
  if (!refused) expect((await readFile(to)).equals(content)).toBe(true);
});
