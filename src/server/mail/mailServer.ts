import { hostOf } from '../installation';
import type { ServerSettings } from '../serverSettings';

/** Milliseconds; all together are less than the time for which a message is claimed (outbox). */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const CONNECTIONS = 3;

/** Opens connections to a mail server, once there is something to send: nodemailer is loaded by then only. */
export async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
  });
}

type Transport = Awaited<ReturnType<typeof openTransport>>;

/** Returns why the mail server does not answer or does not let us in; undefined if it does. */
export const mailFailure = async (url: string): Promise<string | undefined> =>
  failureOf(url, async (transport) => transport.verify());

/** Sends a message to an address; returns why that failed, or undefined. */
export const sendTestMail = async (
  { server, from }: NonNullable<ServerSettings['mail']>,
  to: string,
): Promise<string | undefined> =>
  failureOf(server, async (transport) =>
    transport.sendMail({
      from,
      // An object, so that nothing in it is read as several addresses.
      to: { name: '', address: to },
      subject: 'Rega: a test',
      text: 'E-mail works: this message was sent by the command test-mail.',
      headers: { 'auto-submitted': 'auto-generated' },
    }),
  );

async function failureOf(
  url: string,
  attempt: (transport: Transport) => Promise<unknown>,
): Promise<string | undefined> {
  const transport = await openTransport(url);
  try {
    await attempt(transport);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `The mail server of SMTP_URL, ${hostOf(url)}, refuses or does not answer: ${reason}`;
  } finally {
    transport.close();
  }
}
