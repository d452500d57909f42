import { MESSAGE_CALLS, type NoticeMode } from '../../contract/messages';
import { audit } from '../audit/audit';
import { ownerOf } from '../auth/sessions';
import { existing, HttpRefusal } from '../http/refusal';
import { type Route, contractRoute } from '../http/route';
import type { RoutePorts } from '../routePorts';
import type { SessionOwner } from '../storage/storage';

/** Returns the routes for one's own choice of notices, and for messages that could not be sent. */
export function messageRoutes(ports: RoutePorts): readonly Route[] {
  const { catalogue, storage, settings, now, outbox } = ports;
  const { messages, notices } = storage;
  const known = new Set(catalogue.map(({ service }) => service.id));
  const chosenBy = async ({ id }: SessionOwner) => {
    const chosen = await notices.read(id);
    return {
      available: settings.mail !== undefined,
      all: chosen.get('') ?? 'off',
      services: [...chosen].flatMap(([service, mode]) =>
        known.has(service) ? [{ service, mode }] : [],
      ),
    };
  };
  return [
    contractRoute(MESSAGE_CALLS.notices, (request) => chosenBy(ownerOf(request))),
    contractRoute(MESSAGE_CALLS.chooseNotices, async (request) => {
      const owner = ownerOf(request);
      const { all, services } = request.body;
      const unknown = services.findIndex(({ service }) => !known.has(service));
      if (unknown >= 0) throw HttpRefusal.at(`services.${unknown}.service`, 'choice');
      const chosen = new Map<string, NoticeMode>([
        ['', all],
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
      return {};
    }),
    contractRoute(MESSAGE_CALLS.dismiss, async (request) => {
      const id = messageId(request);
      existing(await messages.dismiss(id));
      await audit(storage, request, 'messageDismissed', kindIn(id));
      return {};
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
