import { attemptLimits } from '../http/attemptLimits';
import { HttpRefusal } from '../http/refusal';
import type { RoutePorts } from '../routePorts';
import { tokenHash } from '../auth/sessions';
import { DAY } from '../../definition/model/clock';

/**
 * Unknown links from one address: some are mistyped, or have ended. All addresses together are not counted: nobody
 * guesses 256 bits from however many, and whoever has some addresses would lock all applicants out.
 */
const PER_ADDRESS = { most: 20, window: 15 * 60 * 1000 };

/**
 * Returns a function that opens a link, by its token; whoever tries too many unknown ones is refused before
 * anything is looked up.
 */
export function linkOpener(
  ports: Pick<RoutePorts, 'storage' | 'attempts' | 'now' | 'statuses' | 'settings'>,
) {
  const { storage, attempts, now, statuses, settings } = ports;
  const limits = attemptLimits(attempts, now);
  /** @throws Refusal 404 for a link that does not exist, was revoked or has ended; 429 */
  return async (link: string, caller: string) => {
    const limit = { parts: ['link', caller], ...PER_ADDRESS };
    limits.refuse(limit);
    const found = await find(link);
    if (found) return found;
    await limits.count(limit);
    throw HttpRefusal.of(404, 'notFound');
  };

  async function find(link: string) {
    const stored = await storage.links.read(tokenHash(link));
    if (!stored) return undefined;
    const { applicationId: id, createdAt } = stored;
    const [application, handling] = await Promise.all([
      storage.applications.read(id),
      storage.inbox.handling(id),
    ]);
    if (!application || !handling) return undefined;
    // When the link ends, if the application stays closed; one that was made after the end is good for as long.
    const since = [createdAt, handling.changedAt ?? ''].toSorted().at(-1) ?? createdAt;
    const endsAt = new Date(Date.parse(since) + settings.statusDays * DAY).toISOString();
    const isClosed = statuses.isClosed(application.serviceId, handling.status);
    if (isClosed && endsAt <= now().toISOString()) return undefined;
    return { application, handling, endsAt, isClosed };
  }
}
