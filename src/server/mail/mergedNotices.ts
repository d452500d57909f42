import type { User } from '../../contract/accounts';
import { readsService } from '../../contract/rights';
import { pick } from '../../definition/model/text';
import { startOf } from '../brand/agencyDay';
import type { ClaimedMessage, NewMessage } from '../messages/store';
import type { RoutePorts } from '../routePorts';
import type { Storage } from '../storage/storage';

/** Notices that a colleague gets one by one in a turn; one e-mail reports the number of the others. */
const ONE_BY_ONE = 5;
const TURN = 10 * 60 * 1000;
/** How long a turn's number is stored: the e-mail may be repeated for hours. */
const STORED = 24 * 60 * 60 * 1000;

type Attempts = Pick<Storage, 'attempts'>;

const keyOf = (recipient: string, turn: string): string => `notices ${recipient} ${turn}`;

/** Returns a notice to a colleague, or the message that reports those over the limit together. */
export async function mergedNotice(
  { attempts }: Attempts,
  notice: NewMessage,
  now: Date,
): Promise<NewMessage> {
  const turn = Math.floor(now.getTime() / TURN);
  const { recipient, language } = notice;
  const end = new Date(now.getTime() + STORED).toISOString();
  const { count } = await attempts.add(keyOf(recipient, String(turn)), now.toISOString(), end);
  if (count <= ONE_BY_ONE) return notice;
  return {
    // Those of one turn have the same id, and are one.
    id: `rest-${recipient}-${turn}`,
    kind: 'rest',
    recipient,
    language,
    about: String(turn),
    due: new Date((turn + 1) * TURN).toISOString(),
  };
}

/** Returns how many notices a message of the kind `rest` stands for. */
export async function mergedNotices(
  { attempts }: Attempts,
  { recipient, about }: Pick<NewMessage, 'recipient' | 'about'>,
  now: Date,
): Promise<number> {
  return (await attempts.read(keyOf(recipient, about ?? ''), now.toISOString())) - ONE_BY_ONE;
}

/** Counts what has arrived since the digest of the day before, for the services that the reader chose. */
export async function digestLines(
  { about: day, recipient }: Pick<ClaimedMessage, 'about' | 'recipient'>,
  { storage, definitionOf }: Pick<RoutePorts, 'storage' | 'definitionOf'>,
  reader: User,
): Promise<readonly { readonly title: string; readonly count: number }[]> {
  const before = digestHour(day);
  // Not 24 hours before: the day on which the clocks change is longer or shorter.
  const from = digestHour(day, -1);
  const filter = { from: from.toISOString(), before: before.toISOString() };
  const chosen = await storage.notices.read(recipient);
  const lines = new Map<string, { title: string; count: number }>();
  for (const hash of await storage.inbox.definitions(filter)) {
    const { id, tile } = await definitionOf(hash);
    if (lines.has(id) || !readsService(reader, id)) continue;
    if ((chosen.get(id) ?? chosen.get('')) !== 'daily') continue;
    const { total: count } = await storage.inbox.count({ ...filter, serviceId: id });
    lines.set(id, { title: pick(tile.title, reader.language), count });
  }
  return [...lines.values()];
}

/**
 * Returns when the digest of a day is sent: at 8 in the morning where the agency is.
 * @param days are added to the day
 */
export const digestHour = (day: string, days = 0): Date => startOf(day, days, 8);
