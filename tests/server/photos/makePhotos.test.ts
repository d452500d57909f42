import { readdir, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PhotoFolder } from '../../../src/server/photos/photoFolder';
import { makePhotos } from '../../../src/server/photos/makePhotos';
import { diskFiles } from '../../../src/server/photos/stores/diskFiles';
import { tempFolder } from '../support/folders';

test('where one cannot be made, none is left that was still being made', async () => {
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
