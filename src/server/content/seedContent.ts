import { randomUUID } from 'node:crypto';
import type { ContentKind } from '../../definition/content/contentType';
import type { Contents, NewContent } from '../records/contents';

/**
 * Inserts the demo content, once in the life of a database: what staff delete stays deleted. Without a demo only the
 * kinds that every site begins with.
 */
export async function seedContent(
  kinds: readonly ContentKind[],
  contents: Contents,
  { now, demo }: { readonly now: Date; readonly demo: boolean },
): Promise<void> {
  // A start that has nothing to insert, as all but the first, writes nothing.
  const seeded = await contents.seeded();
  const begun = kinds.filter(({ id, standard }) => (demo || standard) && !seeded.has(id));
  for (const kind of begun) await contents.seed(kind.id, toRecords(kind, now), now.toISOString());
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
