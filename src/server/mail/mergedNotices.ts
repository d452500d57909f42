import type { NewMessage } from '../messages/store';
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
