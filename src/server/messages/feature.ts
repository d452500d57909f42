import { MESSAGE_CALLS, type NoticeMode } from '../../contract/messages';
import { OWN_NOTICES, sqlNoticeChoices } from './notices';
import { sqlMessages } from './store';
import type { Feature, LabelledCounts } from '../feature';
import { audit } from '../audit/audit';
import { ownerOf } from '../auth/sessions';
import { existing, HttpRefusal } from '../http/refusal';
import { type Route, contractRoute } from '../http/route';
import type { RoutePorts } from '../routePorts';
import type { SessionOwner } from '../storage/storage';

/** How long messages are stored after they were sent, in days. */
const SENT_DAYS = 30;

/** E-mails and calls of the webhook that have to be sent, and which notices colleagues want. */
export const messages = {
  tables: { message: ['id'], notice: ['staff_id', 'service_id'] },
  stores: { messages: sqlMessages, notices: sqlNoticeChoices },
  calls: MESSAGE_CALLS,
  routes: messageRoutes,
  audits: ['messageRetried', 'messageDismissed'],
  gauges: {
    rega_messages: {
      help: 'Messages that wait to be sent, and those that were given up.',
      count: async (storage): Promise<LabelledCounts> => {
        return { label: 'state', counts: await storage.messages.unsent() };
      },
    },
  },
  sweep: ({ storage, before }): Promise<unknown> => storage.messages.dropSent(before(SENT_DAYS)),
} as const satisfies Feature;

/** Returns the routes for one's own choice of notices, and for messages that could not be sent. */
function messageRoutes(ports: RoutePorts): readonly Route[] {
  const { catalogue, storage, settings, now, outbox } = ports;
  const { messages, notices } = storage;
  const chosenBy = async ({ id }: SessionOwner) => {
    const chosen = await notices.read(id);
    return {
      available: settings.mail !== undefined,
      all: chosen.get('') ?? 'off',
      own: chosen.get(OWN_NOTICES) === 'once',
      services: [...chosen].flatMap(([service, mode]) =>
        catalogue.find(service) ? [{ service, mode }] : [],
      ),
    };
  };
  return [
    contractRoute(MESSAGE_CALLS.notices, (request) => chosenBy(ownerOf(request))),
    contractRoute(MESSAGE_CALLS.chooseNotices, async (request) => {
      const owner = ownerOf(request);
      const { all, services, own = (await chosenBy(owner)).own } = request.body;
      const unknown = services.findIndex(({ service }) => !catalogue.find(service));
      if (unknown >= 0) throw HttpRefusal.at(`services.${unknown}.service`, 'choice');
      const chosen = new Map<string, NoticeMode>([
        ['', all],
        [OWN_NOTICES, own ? 'once' : 'off'],
        ...services.map(({ service, mode }) => [service, mode] as const),
      ]);
      await notices.put(owner.id, chosen);
      return chosenBy(owner);
    }),
    contractRoute(MESSAGE_CALLS.retry, async (request) => {
      const id = messageId(request);
      existing(await messages.retry(id, now().toISOString()));
      outbox.wake();
      await audit(storage, request, 'messageRetried', kindIn(id));
    }),
    contractRoute(MESSAGE_CALLS.dismiss, async (request) => {
      const id = messageId(request);
      existing(await messages.dismiss(id));
      await audit(storage, request, 'messageDismissed', kindIn(id));
    }),
  ];
}

/** @throws Refusal 404 for what cannot be an id */
function messageId({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) {
  if (!/^[\w-]{1,150}$/u.test(id)) throw HttpRefusal.of(404, 'notFound');
  return id;
}

/** An id begins with the kind of the message. */
const kindIn = (id: string): string => id.split('-', 1)[0] ?? '';
