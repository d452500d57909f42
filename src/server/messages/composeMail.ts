import { createHash } from 'node:crypto';
import { readsService, type Rights } from '../../contract/rights';
import { SITE_ROUTES } from '../../contract/siteRoutes';
import { pick } from '../../definition/language/text';
import { newToken, tokenHash } from '../auth/tokens';
import type { Translations } from '../http/translations';
import type { ServerSettings } from '../serverSettings';
import { dayAt, startOf } from '../brand/agencyDay';
import type { DefinitionOf } from '../staff/applicationRecords';
import type { ClaimedMessage } from '../storage/messages';
import type { Storage } from '../storage/storage';
import type { StoredApplication } from '../storage/applications';
import type { MailContent } from './mailText';
import { recipientOf } from './newMessages';

export interface ComposePorts {
  readonly storage: Storage;
  readonly words: Translations;
  readonly definitionOf: DefinitionOf;
  readonly settings: Pick<ServerSettings, 'publicUrl' | 'panelPath' | 'mail'>;
  readonly now: () => Date;
}

/** An e-mail with its recipient. */
export interface ComposedMail {
  readonly to: string;
  readonly content: Omit<MailContent, 'brand' | 'colour'>;
}

type Compose = (message: ClaimedMessage, ports: ComposePorts) => Promise<ComposedMail | undefined>;

/** How many receipts one address gets in a day: anybody can enter anybody's address. */
const RECEIPTS_A_DAY = 20;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Makes the e-mail of a message, by its kind; returns undefined if there is nothing to send any more. An e-mail
 * contains no answer but the address it is sent to.
 */
export const COMPOSED: Readonly<Partial<Record<ClaimedMessage['kind'], Compose>>> = {
  receipt: async (message, ports) => {
    const application = await applicationOf(message, ports);
    if (!application) return undefined;
    const to = await addressOf(application, ports);
    if (to === undefined || (await isOften(to, message, ports))) return undefined;
    const say = wordsOf(message, ports);
    const { reference, createdAt } = application;
    return {
      to,
      content: {
        subject: say('receiptSubject', { reference }),
        paragraphs: [say('received'), say('next')],
        facts: [
          ...(await factsOf(application, message, ports)),
          [say('sentOn'), dayAt(new Date(createdAt))],
        ],
        ...(await statusLink(message, ports, reference, say('follow'))),
        note: say('notYou'),
      },
    };
  },
  notice: async (message, ports) => {
    const reader = await ports.storage.notices.reader(message.recipient);
    const application = await applicationOf(message, ports);
    if (!reader || !application || !readsService(reader, application.serviceId)) return undefined;
    const say = wordsOf(message, ports);
    const { reference, id, createdAt } = application;
    const what = message.about === '' ? 'notice' : 'answered';
    const service = await titleOf(application, ports, message.language);
    return {
      to: reader.email,
      content: {
        subject: say(`${what}Subject`, { reference, service }),
        paragraphs: [say(what)],
        facts: [
          ...(await factsOf(application, message, ports)),
          [say('sentOn'), dayAt(new Date(createdAt))],
        ],
        ...panelLink(ports, `home/inbox/application/${id}`, say('open')),
        note: say('noticeWhy'),
      },
    };
  },
  request: (message, ports) => requestMail(message, ports, 'requestSubject'),
  reminder: (message, ports) => requestMail(message, ports, 'reminderSubject'),
  document: async (message, ports) => {
    const application = await applicationOf(message, ports);
    if (!application) return undefined;
    const documents = await ports.storage.documents.list(application.id);
    // Staff may have changed their mind, and the applicant may have sent another one.
    if (documents.every(({ state }) => state !== 'refused')) return undefined;
    return askingMail(application, message, ports, {
      subject: 'documentSubject',
      text: 'document',
    });
  },
  digest: async (message, ports) => {
    const reader = await ports.storage.notices.reader(message.recipient);
    const lines = reader ? await digestLines(message, reader, ports) : [];
    if (!reader || lines.length === 0) return undefined;
    const say = wordsOf(message, ports);
    const total = lines.reduce((sum, { count }) => sum + count, 0);
    return {
      to: reader.email,
      content: {
        subject: say('digestSubject', { number: total }),
        paragraphs: [say('digest')],
        facts: lines.map(({ title, count }) => [title, String(count)] as const),
        ...panelLink(ports, 'home/inbox', say('openInbox')),
        note: say('noticeWhy'),
      },
    };
  },
};

/** Asks an applicant to open the status page, as long as the request is open. The text of staff is only there. */
async function requestMail(
  message: ClaimedMessage,
  ports: ComposePorts,
  subject: string,
): Promise<ComposedMail | undefined> {
  const application = await applicationOf(message, ports);
  if (!application) return undefined;
  const requests = await ports.storage.requests.list(application.id);
  const openRequest = requests.find(({ id, state }) => id === message.about && state === 'open');
  if (!openRequest) return undefined;
  const { due } = openRequest;
  return askingMail(application, message, ports, { subject, text: 'request', due });
}

/** Returns an e-mail that asks an applicant to answer on the status page. */
async function askingMail(
  application: StoredApplication,
  message: ClaimedMessage,
  ports: ComposePorts,
  { subject, text, due = null }: { subject: string; text: string; due?: string | null },
): Promise<ComposedMail | undefined> {
  const to = await addressOf(application, ports);
  if (to === undefined) return undefined;
  const say = wordsOf(message, ports);
  const { reference } = application;
  const facts = await factsOf(application, message, ports);
  return {
    to,
    content: {
      subject: say(subject, { reference }),
      paragraphs: [say(text)],
      facts: due === null ? facts : [...facts, [say('dueOn'), due]],
      ...(await statusLink(message, ports, reference, say('answerNow'))),
    },
  };
}

/** Returns the facts that every e-mail about an application has. */
async function factsOf(
  application: StoredApplication,
  message: ClaimedMessage,
  ports: ComposePorts,
): Promise<MailContent['facts']> {
  const say = wordsOf(message, ports);
  const service = await titleOf(application, ports, message.language);
  return [
    [say('reference'), application.reference],
    [say('service'), service],
  ];
}

const applicationOf = async (
  { applicationId }: ClaimedMessage,
  { storage }: ComposePorts,
): Promise<StoredApplication | undefined> =>
  applicationId === undefined ? undefined : storage.applications.read(applicationId);

/** Returns the address of the applicant at this moment: a wrong one may have been corrected since the message was made. */
const addressOf = ({ id }: StoredApplication, { storage, settings }: ComposePorts) =>
  recipientOf(storage, settings, id);

const wordsOf =
  ({ language }: ClaimedMessage, { words }: ComposePorts) =>
  (key: string, options: Readonly<Record<string, unknown>> = {}): string =>
    words[language](`mail.${key}`, options);

const titleOf = async (
  { definition }: StoredApplication,
  { definitionOf }: ComposePorts,
  language: ClaimedMessage['language'],
): Promise<string> => pick((await definitionOf(definition)).tile.title, language);

/** Returns whether an address has got its share of receipts today; attempts after the first are not counted. */
async function isOften(
  recipient: string,
  { attempts }: ClaimedMessage,
  { storage, now }: ComposePorts,
): Promise<boolean> {
  if (attempts > 1) return false;
  const key = createHash('sha256').update(`receipt ${recipient.toLowerCase()}`).digest('base64url');
  const end = new Date(now().getTime() + DAY).toISOString();
  const { count } = await storage.attempts.add(key, now().toISOString(), end);
  return count > RECEIPTS_A_DAY;
}

/**
 * Returns a new secret link to the applicant's status page, if the public address of the site is known. Each attempt
 * makes one, since only its hash is stored; all of them are good until the address is corrected.
 */
async function statusLink(
  { language }: ClaimedMessage,
  { storage, settings: { publicUrl }, now }: ComposePorts,
  reference: string,
  text: string,
): Promise<Pick<MailContent, 'link'>> {
  if (publicUrl === undefined) return {};
  const token = newToken();
  await storage.links.add(reference, tokenHash(token), now().toISOString(), true);
  return { link: { href: `${publicUrl}${SITE_ROUTES.status}?lang=${language}#${token}`, text } };
}

/** Returns a link into the panel, if the public address of the site is known. */
const panelLink = (
  { settings: { publicUrl, panelPath } }: ComposePorts,
  page: string,
  text: string,
): Pick<MailContent, 'link'> =>
  publicUrl === undefined ? {} : { link: { href: `${publicUrl}${panelPath}/${page}`, text } };

/** Counts what has arrived since the digest of the day before, for the services that the reader chose. */
async function digestLines(
  { about: day, recipient, language }: ClaimedMessage,
  reader: Rights,
  ports: ComposePorts,
): Promise<readonly { readonly title: string; readonly count: number }[]> {
  const { storage, definitionOf } = ports;
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
    lines.set(id, { title: pick(tile.title, language), count });
  }
  return [...lines.values()];
}

/**
 * Returns when the digest of a day is sent: at 8 in the morning where the agency is.
 * @param days are added to the day
 */
export const digestHour = (day: string, days = 0): Date => startOf(day, days, 8);
