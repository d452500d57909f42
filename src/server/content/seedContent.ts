import { randomUUID } from 'node:crypto';
import type { ContentKind } from '../../definition/content/contentType';
import type { Contents, NewContent } from '../storage/contents';

/** Inserts the demo content, once in the life of a database: what staff delete stays deleted. */
export async function seedContent(
  kinds: readonly ContentKind[],
  contents: Contents,
  now: Date,
): Promise<void> {
  for (const kind of kinds) await contents.seed(kind.id, toRecords(kind, now), now.toISOString());
}

/** Samples without a creation date are a millisecond apart, so that the last of the file is the newest. */
const toRecords = ({ samples }: ContentKind, now: Date): NewContent[] =>
  samples.map(({ id, createdAt, ...document }, index) => {
    const made = now.getTime() - (samples.length - 1 - index);
    return {
      id: typeof id === 'string' ? id : randomUUID(),
      createdAt: new Date(typeof createdAt === 'string' ? createdAt : made).toISOString(),
      document,
    };
  });
