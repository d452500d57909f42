import { dayAt } from '../brand/agencyDay';
import { keyOf } from '../http/attemptLimits';
import type { ServerSettings } from '../serverSettings';
import type { Attempts, CountLimit } from '../storage/attempts';
import { DAY, HOUR } from '../../definition/model/clock';

/** Receipts for one address, and for the larger networks of an IPv6 address (callerNetworks). */
const PER_NETWORK = [10, 20, 40] as const;
const PER_MAILBOX = 20;

type Settings = Pick<ServerSettings, 'receiptsADay' | 'rateLimit'>;

/**
 * Returns the limits of a receipt, since anybody can enter anybody's address.
 * @param mailbox the key of the mailbox (mailboxOf)
 * @param callers the networks of the caller; none of staff, who enter many applications
 */
export function receiptLimits(
  { receiptsADay, rateLimit }: Settings,
  mailbox: string,
  callers: readonly string[],
  now: Date,
): readonly CountLimit[] {
  const within = (time: number) => new Date(now.getTime() + time).toISOString();
  const perNetwork = callers.map((network, index) => {
    const most = PER_NETWORK[index] ?? 0;
    return { key: keyOf(['receiptsOf', network]), most, expiresAt: within(HOUR) };
  });
  // The total comes last: what another limit refuses takes nothing of it.
  return [
    ...(rateLimit ? perNetwork : []),
    { key: keyOf(['receipt', mailbox]), most: PER_MAILBOX, expiresAt: within(DAY) },
    { key: totalKey(now), most: receiptsADay, expiresAt: within(DAY) },
  ];
}

/** Returns the most receipts of a day, once that many were sent today; null before. */
export async function reachedReceipts(
  { attempts }: { readonly attempts: Pick<Attempts, 'read'> },
  { receiptsADay }: Pick<Settings, 'receiptsADay'>,
  now: Date,
): Promise<number | null> {
  if (receiptsADay === 0) return null;
  const sent = await attempts.read(totalKey(now), now.toISOString());
  return sent >= receiptsADay ? receiptsADay : null;
}

const totalKey = (now: Date): string => keyOf(['receipts', dayAt(now)]);
