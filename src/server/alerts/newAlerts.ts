import type { Colleague } from '../../contract/accounts';
import type { AlertKind } from '../../contract/alerts';
import type { Text } from '../../definition/model/text';
import type { NewMessage } from '../messages/store';
import type { RoutePorts } from '../routePorts';
import { OWN_NOTICES } from '../messages/notices';
import { nextId } from '../audit/audit';
import type { StoredAlert, NewAlerts } from './store';

/** One e-mail reports what came in this time; what was undone or seen by then is left out. */
const TURN = 2 * 60 * 1000;

interface About {
  readonly kind: AlertKind;
  readonly applicationId: string;
  readonly who: string;
  /** What ends. */
  readonly what?: Text;
  /** The same for an alert that is made once only. */
  readonly id?: string;
}

/** Returns an alert for each colleague, with an e-mail to those who have chosen it. */
export async function alertsFor(
  { storage, settings, now }: Pick<RoutePorts, 'storage' | 'settings' | 'now'>,
  staffIds: readonly string[],
  { what, id, ...about }: About,
): Promise<NewAlerts> {
  const moment = now();
  const at = moment.toISOString();
  const turn = Math.floor(moment.getTime() / TURN);
  const alerts = staffIds.map((staffId): StoredAlert => {
    const own = id === undefined ? nextId() : `${id}-${staffId}`;
    const named = what ? JSON.stringify(what) : '';
    return { ...about, id: own, staffId, what: named, at, seenAt: null };
  });
  const messages: NewMessage[] = [];
  for (const recipient of settings.mail ? staffIds : []) {
    if ((await storage.notices.read(recipient)).get(OWN_NOTICES) !== 'once') continue;
    messages.push({
      id: `alert-${recipient}-${turn}`,
      kind: 'alert',
      recipient,
      // It is written in the account's language (composeMail).
      language: 'en',
      about: new Date(turn * TURN - 1).toISOString(),
      due: new Date((turn + 1) * TURN).toISOString(),
    });
  }
  return { alerts, messages };
}

const WORD = /[\p{L}\p{N}]/u;

/** Returns the colleagues whom a note names: "@Dilan Omer" or "@dilan@agency.example", by the longest that fits. */
export function namedIn(text: string, colleagues: readonly Colleague[]): readonly Colleague[] {
  const found = new Set<Colleague>();
  const lower = text.toLowerCase();
  for (const { index } of lower.matchAll(/(?<![\p{L}\p{N}.])@/gu)) {
    const rest = lower.slice(index + 1);
    const labels = colleagues.flatMap((one) =>
      [one.name, one.email].flatMap((label) => {
        const own = label.toLowerCase();
        const isNamed = own !== '' && rest.startsWith(own) && !WORD.test(rest.charAt(own.length));
        return isNamed ? [{ one, length: own.length }] : [];
      }),
    );
    const longest = Math.max(...labels.map(({ length }) => length));
    for (const { one, length } of labels) if (length === longest) found.add(one);
  }
  return [...found];
}
