import { setImmediate as others } from 'node:timers/promises';
import type { COMPOSING_CALLS } from '../../contract/composing';
import type { ResponseOf } from '../../contract/contractCall';
import type { Storage } from '../storage/storage';

/** Read without a pause for other requests. */
const BATCH = 100;

/** Counts the stored applications of a service, and those that answer some fields. */
export async function countAnswers(
  { inbox, applications }: Pick<Storage, 'inbox' | 'applications'>,
  serviceId: string,
  names: readonly string[],
): Promise<ResponseOf<typeof COMPOSING_CALLS.touched>> {
  const ids = await inbox.ids({ serviceId }, 'createdAt');
  const counts = new Map(names.map((name) => [name, 0]));
  for (let start = 0; names.length > 0 && start < ids.length; start += BATCH) {
    if (start > 0) await others();
    for (const { answers } of await applications.readAll(ids.slice(start, start + BATCH))) {
      for (const [name, count] of counts) {
        if (Object.hasOwn(answers, name.split('.', 1)[0] ?? '')) counts.set(name, count + 1);
      }
    }
  }
  const fields = [...counts].map(([name, answered]) => ({ name, answered }));
  return { applications: ids.length, fields };
}
