import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import type { Language } from '../../definition/language/text';
import type { ServerSettings } from '../serverSettings';

interface OutgoingMail {
  /** The same for each attempt: its Message-ID is made of it. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: Language;
}

/** Milliseconds; all together are less than the time for which a message is claimed (outbox). */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const CONNECTIONS = 3;

/** Opens connections to a mail server, once there is something to send: nodemailer is loaded by then only. */
export async function openMailer({ server, from }: NonNullable<ServerSettings['mail']>) {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: server,
    pool: true,
    maxConnections: CONNECTIONS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
  });
  const host = /@([^\s>]+)>?$/u.exec(from)?.[1] ?? 'localhost';
  return {
    /** Resolves once the server has accepted the mail. */
    send: async ({ id, to, language, ...content }: OutgoingMail): Promise<void> => {
      await transport.sendMail({
        ...content,
        from,
        // An object, so that nothing in it is read as several addresses.
        to: { name: '', address: to },
        messageId: `<${id}@${host}>`,
        headers: {
          'content-language': LANGUAGE_FACTS[language].tag,
          'auto-submitted': 'auto-generated',
          'x-auto-response-suppress': 'All',
        },
      });
    },
    close: () => transport.close(),
  };
}
