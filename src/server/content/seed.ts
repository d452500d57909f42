import { randomUUID } from 'node:crypto';
import type { ContentKind } from '../../definition/content';
import type { Contents } from '../storage/storage';

/** Puts the demo content in, once in the life of a database: what staff delete stays deleted. */
export async function seedContent(
  kinds: readonly ContentKind[],
  contents: Contents,
  now: Date,
): Promise<void> {
  for (const { id, samples } of kinds) {
    const records = samples.map((document) => ({ id: randomUUID(), document }));
    await contents.seed(id, records, now.toISOString());
  }
}
