import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchFieldsOf } from '../../src/definition/describe/searchFields';
import type { Values } from '../../src/definition/model/values';
import type { CatalogueEntry } from '../../src/server/catalogue';
import { asPhoto } from '../../src/server/photos/reencode';
import { openStorage } from '../../src/server/storeId/openStorage';
import { newReference } from '../../src/server/submit/submit';
import { newToken, tokenHash } from '../../src/server/auth/sessions';

/** What a submit cannot do without, measured without the server. */
export interface Alone {
  /** As the table names it. */
  readonly name: string;
  /** The least share of its submits per second that the server must reach; left out: none. */
  readonly floor?: number;
  /** Returns how many submits per second it serves. */
  readonly perSecond: (extent: {
    readonly connections: number;
    readonly seconds: number;
  }) => Promise<number>;
}

/** The store: each application with a sync of its own, and as many at a time as there are connections, which share syncs. */
export const storesAlone = (entry: CatalogueEntry, answers: Values): Alone[] => [
  {
    name: 'store, one by one',
    floor: 0.5,
    perSecond: ({ seconds }) => storeRate(entry, answers, 1, seconds),
  },
  {
    name: 'store, in groups',
    perSecond: ({ connections, seconds }) => storeRate(entry, answers, connections, seconds),
  },
];

/** Returns how many applications per second the store takes, on the disk that the server's is on. */
async function storeRate(
  entry: CatalogueEntry,
  answers: Values,
  atATime: number,
  seconds: number,
): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'load-store-'));
  const photosDir = join(dataDir, 'photos');
  const place = { databaseUrl: undefined, s3: undefined, dataDir, photosDir };
  const storage = await openStorage(place, () => {});
  await storage.definitions.keep(entry.hash, entry.service, new Date().toISOString());
  const insert = async () => {
    const reference = newReference('RG');
    const { outcome } = await storage.applications.insert({
      id: randomUUID(),
      serviceId: entry.service.id,
      definition: entry.hash,
      language: 'en',
      answers,
      about: { title: '', parts: [] },
      createdAt: new Date().toISOString(),
      facts: searchFieldsOf(entry.shape, answers, reference),
      photos: [],
      idempotency: { key: randomUUID(), bodyHash: tokenHash(reference) },
      link: tokenHash(newToken()),
      reference,
    });
    if (outcome !== 'stored') throw new Error(`an application was ${outcome}`);
  };
  try {
    return await rateOf(insert, atATime, seconds);
  } finally {
    await storage.close();
    await rm(dataDir, { recursive: true });
  }
}

/** sharp, which re-encodes the photos of a submit in memory, on all cores. */
export const sharpAlone = (photo: Buffer, photos: number): Alone => ({
  name: 'sharp alone',
  floor: 0.65,
  async perSecond({ seconds }) {
    const encode = async () => {
      if (!(await asPhoto(photo))) throw new Error('the photo cannot be decoded');
    };
    return (await rateOf(encode, availableParallelism(), seconds)) / photos;
  },
});

/** Repeats work, so many at a time; returns how often per second it ended. */
async function rateOf(
  work: () => Promise<unknown>,
  atATime: number,
  seconds: number,
): Promise<number> {
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let count = 0;
  const repeat = async (): Promise<void> => {
    while (performance.now() < end) {
      await work();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: atATime }, repeat));
  return (count / (performance.now() - begin)) * 1000;
}
