import type { ParseKeys } from 'i18next';
import { createHmac } from 'node:crypto';
import { readsService } from '../../contract/rights';
import { brandName } from '../../definition/brand/brand';
import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import type { NewMessage, ClaimedMessage } from '../messages/store';
import { composeMail, type ComposePorts } from './composeMail';
import { openTransport } from './mailServer';
import { htmlMail, LOGO_ID, plainMail, type MailContent } from './mailText';
import { mergedNotice } from './mergedNotices';
import { fullNumber } from '../../definition/validate/fullNumber';
import { isText, type Language, pick } from '../../definition/model/text';
import { type Json, valueAt } from '../../definition/model/values';
import type { RoutePorts } from '../routePorts';

/** An attempt that failed; the message is a code. */
class DeliveryError extends Error {}

export type Delivery = ReturnType<typeof delivery>;

const WEBHOOK_TIMEOUT = 10_000;

/** Returns what sends messages of all kinds, by the settings. */
export function delivery(ports: ComposePorts) {
  const { storage, settings } = ports;
  let transport: ReturnType<typeof openTransport> | undefined;
  return {
    /**
     * Sends a message, if there is still something to say. Returns whether there was.
     * @throws Error if it has to be tried again
     */
    async deliver(message: ClaimedMessage): Promise<boolean> {
      if (message.kind === 'notices') {
        const notices = await noticesFor(message, ports);
        await storage.messages.replace(message.id, notices, ports.now().toISOString());
        return true;
      }
      if (message.kind === 'webhook') {
        await postHook(message, ports);
        return true;
      }
      if (!settings.mail) throw new DeliveryError('NOSMTP');
      const composed = await composeMail(message, ports);
      if (!composed) return false;
      const { language } = composed;
      const brand = await ports.readBrand();
      // One with the name in it is for white.
      const logo = brand.logo === 'mark' && (await ports.brandPicture('icon-64.png', brand));
      const content = {
        ...composed.content,
        greeting: ports.translations[language]('mail.greeting', {}),
        agency: await agencyLines(brandName(brand, language), language, ports),
        colour: brand.palette.deep,
        hasLogo: Boolean(logo),
      };
      const { server, from } = settings.mail;
      const host = /@([^\s>]+)>?$/u.exec(from)?.[1] ?? 'localhost';
      transport ??= openTransport(server);
      // Resolves once the server has accepted the mail.
      await (
        await transport
      ).sendMail({
        subject: content.subject,
        text: plainMail(content),
        html: htmlMail(language, content),
        attachments: logo
          ? [{ filename: 'logo.png', content: logo, cid: LOGO_ID, contentDisposition: 'inline' }]
          : [],
        from,
        // An object, so that nothing in it is read as several addresses.
        to: { name: '', address: composed.to },
        messageId: `<${message.id}@${host}>`,
        headers: {
          'content-language': LANGUAGE_FACTS[language].tag,
          'auto-submitted': 'auto-generated',
          'x-auto-response-suppress': 'All',
        },
      });
      return true;
    },
    /** Ends what is under way. */
    close: () => void transport?.then((open) => open.close()).catch(() => undefined),
  };
}

/** Returns a notice for each colleague who wants one at once. */
async function noticesFor(
  { id, applicationId = '', about }: ClaimedMessage,
  { storage, now }: ComposePorts,
): Promise<readonly NewMessage[]> {
  const application = await storage.applications.read(applicationId);
  if (!application) return [];
  const notices: NewMessage[] = [];
  for (const recipient of await storage.notices.atOnce(application.serviceId)) {
    const reader = await storage.notices.reader(recipient);
    // Nor is one counted of what its reader may not see.
    if (!reader || !readsService(reader, application.serviceId)) continue;
    const notice: NewMessage = {
      id: `${id.replace('notices', 'notice')}-${recipient}`,
      about,
      kind: 'notice',
      recipient,
      // It is written in the account's language (composeMail).
      language: 'en',
      applicationId,
      due: now().toISOString(),
    };
    notices.push(await mergedNotice(storage, notice, now()));
  }
  return notices;
}

/** Tells the agency's program of an application: its reference and nothing that was answered. */
async function postHook(
  { id, applicationId = '' }: ClaimedMessage,
  { storage, settings: { webhook } }: ComposePorts,
): Promise<void> {
  if (!webhook) throw new DeliveryError('NOHOOK');
  const application = await storage.applications.read(applicationId);
  if (!application) return;
  const { reference, serviceId: service, language, createdAt } = application;
  const event = { event: 'application', id: applicationId, reference, service, language };
  const body = JSON.stringify({ ...event, createdAt });
  const signature = createHmac('sha256', webhook.secret).update(body).digest('hex');
  const { status } = await fetch(webhook.url, {
    method: 'POST',
    body,
    // The signature is for this address, and not for another one.
    redirect: 'manual',
    signal: AbortSignal.timeout(WEBHOOK_TIMEOUT),
    headers: {
      'content-type': 'application/json',
      'rega-message': id,
      'rega-signature': `sha256=${signature}`,
    },
  });
  if (status < 200 || status > 299) throw new DeliveryError(`HTTP${status}`);
}

/** The content type whose single record has the agency's phone numbers, address and opening times. */
const CONTACT = 'contactus';

/** The record of the opening times that has the text for the whole week (docs/requirements.md, P8). */
const WEEK = 7;

/** Returns what ends each e-mail: the agency's name, and how it is reached. What staff have not filled in is left out. */
export async function agencyLines(
  name: string,
  language: Language,
  { content, translations }: Pick<RoutePorts, 'content' | 'translations'>,
): Promise<MailContent['agency']> {
  const [record] = await content.list(CONTACT);
  const { phoneNumbers, address, openingTime } = record?.document ?? {};
  const phones = listIn(phoneNumbers).filter((one) => typeof one === 'string' && one !== '');
  const chat = fullNumber(String(phones[0] ?? ''));
  const textOf = (value: Json | undefined) => (isText(value) ? pick(value, language).trim() : '');
  const times = listIn(openingTime);
  const days = times.slice(0, WEEK).flatMap((row) => {
    const [day, detail] = ['dayName', 'detail'].map((part) => textOf(valueAt(row, [part])));
    const [from, to] = ['from', 'to'].map((part) => valueAt(row, ['body', part]));
    const hours = from && to ? `${String(from)} – ${String(to)}` : detail;
    return day && hours ? [`${day}: ${hours}`] : [];
  });
  const say = (key: ParseKeys) => translations[language](key, {});
  const lines = [
    [say('contact.phones'), phones.join('\n')],
    [say('mail.whatsapp'), chat === undefined ? '' : `https://wa.me/${chat}`],
    [say('contact.address'), textOf(address)],
    [say('office.opening'), textOf(valueAt(times[WEEK], ['detail'])) || days.join('\n')],
  ] as const;
  return { name, lines: lines.filter(([, value]) => value !== '') };
}

const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
