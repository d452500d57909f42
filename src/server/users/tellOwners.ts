import type { FastifyRequest } from 'fastify';
import { audit } from '../audit/audit';
import type { AuditAction } from '../features';
import { ownerOf } from '../auth/sessions';
import type { RoutePorts } from '../routePorts';
import type { NewMessage } from '../messages/store';

type StaffRequest = Pick<FastifyRequest, 'sessionOwner' | 'log'>;

/** What owners do seldom, and somebody who has stolen a session would do first. */
type ToldAction = Extract<
  AuditAction,
  | 'userCreated'
  | 'userChanged'
  | 'userEnabled'
  | 'rightsChanged'
  | 'passwordReset'
  | 'factorReset'
  | 'exported'
>;

interface Recipients {
  /** Addresses that get the message, too. */
  readonly also?: readonly string[];
  /** The id of an owner who does not get it. */
  readonly but?: string;
}

/**
 * Returns a function that adds an entry to the audit log, and e-mails it to the other owners. The action has happened by
 * then, so a message that cannot be stored is logged and does not fail the request.
 */
export const ownersTeller =
  ({
    storage,
    settings,
    now,
    outbox,
  }: Pick<RoutePorts, 'storage' | 'settings' | 'now' | 'outbox'>) =>
  async (
    request: StaffRequest,
    action: ToldAction,
    subject: string,
    { also = [], but }: Recipients = {},
  ): Promise<void> => {
    const about = await audit(storage, request, action, subject);
    if (!settings.mail) return;
    const { id: by, language } = ownerOf(request);
    const due = now().toISOString();
    try {
      const others = (await storage.staff.owners()).flatMap(({ id }) =>
        id === by || id === but ? [] : [id],
      );
      const messages = [...others, ...also].map((recipient, index): NewMessage => {
        return {
          id: `account-${about}-${index}`,
          kind: 'account',
          recipient,
          language,
          about,
          due,
        };
      });
      await storage.messages.add(messages, due);
      outbox.wake();
    } catch (error) {
      request.log.error({ err: error, action }, 'the other owners were not told');
    }
  };
