import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { ServerSettings } from '../../../src/server/serverSettings';
import type { TestPart } from '../http/multipartBody';
import { picture } from './pictures';

/** The address of a content picture. */
export const ADDRESS = /^\/api\/content_photo\/[0-9a-f]{32}\.webp$/u;

export const photo = async (more: Partial<TestPart> = {}): Promise<TestPart> => ({
  name: 'photo',
  filename: 'a.jpg',
  content: await picture(),
  ...more,
});

/** Returns the name of the file behind an address. */
export const nameOf = (address: unknown): string => String(address).split('/').at(-1) ?? '';

/** Returns the names of the pictures that a server stores. */
export const keptIn = ({ dataDir }: ServerSettings): Promise<string[]> =>
  readdir(join(dataDir, 'pictures'));

/** Expects no new picture, no unfinished file, and nothing among the photos of applications. */
export async function expectNothingNew(
  settings: ServerSettings,
  before: readonly string[],
): Promise<void> {
  expect(await keptIn(settings)).toEqual(before);
  for (const folder of ['tmp-pictures', 'tmp', 'photos']) {
    const left = await readdir(join(settings.dataDir, folder), {
      recursive: true,
      withFileTypes: true,
    });
    expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([]);
  }
}
