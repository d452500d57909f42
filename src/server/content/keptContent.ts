import type { Contents, KeptContent } from '../records/contents';
import { awayForNow, patientRevision } from '../http/patientRevision';
import { isContentId } from './readContent';

/** Lists and records; with more, all are read again. */
const MOST = 300;

/**
 * Reads each list and record once for as long as no content is written, in any process: each submission and each page
 * needs the same few. Ids come from visitors: what cannot be one is not looked for. While the database does not answer, what
 * was read last is returned.
 */
export function keptContent(contents: KeptContent & Pick<Contents, 'revision'>): KeptContent {
  const lists = new Map<string, ReturnType<Contents['list']>>();
  const records = new Map<string, ReturnType<Contents['read']>>();
  let revision: number | undefined;
  const known = patientRevision(() => contents.revision());
  const refresh = async (isKnown: boolean): Promise<void> => {
    const now = await known();
    if (now === undefined && isKnown) return;
    if (now === undefined) throw awayForNow();
    if (now === revision && lists.size + records.size < MOST) return;
    revision = now;
    lists.clear();
    records.clear();
  };
  return {
    async list(kind) {
      await refresh(lists.has(kind));
      return once(lists, kind, () => contents.list(kind));
    },
    async read(kind, id) {
      if (!isContentId(id)) return undefined;
      const key = `${kind} ${id}`;
      await refresh(records.has(key));
      return once(records, key, () => contents.read(kind, id));
    },
  };
}

/** What could not be read is not kept. */
function once<T>(kept: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known) return known;
  const reading = read();
  kept.set(key, reading);
  reading.catch(() => kept.delete(key));
  return reading;
}
