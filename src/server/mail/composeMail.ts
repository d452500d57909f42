import type { User } from '../../contract/accounts';
import { readsService, type Rights } from '../../contract/rights';
import { SITE_ROUTES } from '../../contract/siteRoutes';
import { dayText } from '../../definition/model/days';
import { type Language, pick } from '../../definition/model/text';
import { doubtsIn } from '../retention/grace';
import type { RoutePorts } from '../routePorts';
import { dayAt, minuteAt, startOf } from '../brand/agencyDay';
import type { ClaimedMessage, MessageKind } from '../messages/store';
import type { StoredApplication } from '../applications/stored';
import type { MailContent } from './mailText';
import { mergedNotices } from './mergedNotices';
import { recipientOf } from '../messages/newMessages';
import { newToken, tokenHash } from '../auth/sessions';

export type ComposePorts = Pick<
  RoutePorts,
  'storage' | 'content' | 'translations' | 'definitionOf' | 'settings' | 'now' | 'readBrand'
>;

export interface ComposedMail {
  readonly to: string;
  /** The applicant's, or that of a colleague's account. */
  readonly language: Language;
  readonly content: Omit<MailContent, 'greeting' | 'agency' | 'colour'>;
}

/** A message that is written, and what it is written with. */
interface Writing extends ComposePorts {
  readonly message: ClaimedMessage;
  readonly language: Language;
  readonly say: (key: string, options?: Readonly<Record<string, unknown>>) => string;
}

interface AboutApplication extends Writing {
  readonly application: StoredApplication;
}

interface ToColleague extends Writing {
  readonly reader: User;
}

/**
 * Makes the e-mail of a message, by its kind; returns undefined if there is nothing to send any more. An e-mail
 * contains no answer but the address it is sent to.
 */
export async function composeMail(
  message: ClaimedMessage,
  ports: ComposePorts,
): Promise<ComposedMail | undefined> {
  const writeIn = (language: Language): Writing => ({
    ...ports,
    message,
    language,
    say: (key, options = {}) => ports.translations[language](`mail.${key}`, options),
  });
  const { applicationId = '', kind, recipient } = message;
  if (kind === 'account') return accountMail(message, ports, writeIn);
  const toColleague = TO_COLLEAGUES[kind];
  if (toColleague) {
    const reader = await ports.storage.notices.reader(recipient);
    return reader && toColleague({ ...writeIn(reader.language), reader });
  }
  const application = await ports.storage.applications.read(applicationId);
  return application && TO_APPLICANTS[kind]?.({ ...writeIn(message.language), application });
}

type Composing<T> = Readonly<
  Partial<Record<MessageKind, (writing: T) => Promise<ComposedMail | undefined>>>
>;

const TO_COLLEAGUES: Composing<ToColleague> = {
  notice: async (writing) => {
    const { say, message, reader, language } = writing;
    const application = await writing.storage.applications.read(message.applicationId ?? '');
    if (!application || !readsService(reader, application.serviceId)) return undefined;
    const what = message.about === '' ? 'notice' : 'answered';
    return noticeMail(writing, {
      ...(await headOf({ ...writing, application }, `${what}Subject`, [
        say('sentOn'),
        sentOn(application, language),
      ])),
      paragraphs: [say(what)],
      ...panelLink(writing, `home/inbox/application/${application.id}`, 'open'),
    });
  },
  rest: async (writing) => {
    const { say, storage, message } = writing;
    const number = await mergedNotices(storage, message, writing.now());
    return noticeMail(writing, {
      subject: say('restSubject', { number }),
      paragraphs: [say('rest', { number })],
      facts: [],
      ...panelLink(writing, 'home/inbox', 'openInbox'),
    });
  },
  digest: async (writing) => {
    const { say } = writing;
    const lines = await digestLines(writing, writing.reader);
    if (lines.length === 0) return undefined;
    const number = lines.reduce((sum, { count }) => sum + count, 0);
    return noticeMail(writing, {
      subject: say('digestSubject', { number }),
      paragraphs: [say('digest')],
      facts: lines.map(({ title, count }) => [title, String(count)] as const),
      ...panelLink(writing, 'home/inbox', 'openInbox'),
    });
  },
  doubt: async (writing) => {
    const { say, message, reader, language, storage } = writing;
    const doubt = (await doubtsIn(storage.moments)).find((one) => one === message.about);
    return (
      doubt && {
        to: reader.email,
        language,
        content: {
          subject: say(`doubt.${doubt}Subject`),
          paragraphs: [say(`doubt.${doubt}`)],
          facts: [],
          ...panelLink(writing, 'home', 'open'),
        },
      }
    );
  },
};

/** Tells an owner, or the address that an account had until now, of an entry of the audit log. */
async function accountMail(
  { recipient, about, language }: ClaimedMessage,
  { storage }: ComposePorts,
  writeIn: (language: Language) => Writing,
): Promise<ComposedMail | undefined> {
  const owner = await storage.notices.reader(recipient);
  const to = owner?.email ?? (recipient.includes('@') ? recipient : undefined);
  const entry = await storage.audit.read(about);
  if (to === undefined || !entry) return undefined;
  const writing = writeIn(owner?.language ?? language);
  const { say } = writing;
  const facts = [
    [say('account.by'), entry.who],
    [say('account.about'), entry.subject],
    [say('account.at'), minuteAt(new Date(entry.at))],
  ] as const;
  return {
    to,
    language: writing.language,
    content: {
      subject: say('account.subject'),
      paragraphs: [say(`account.${entry.action}`), say('account.unknown')],
      facts,
      ...panelLink(writing, 'home/audit', 'account.open'),
    },
  };
}

const noticeMail = (
  { reader: { email: to }, language, say }: ToColleague,
  content: Omit<ComposedMail['content'], 'note'>,
): ComposedMail => ({ to, language, content: { ...content, note: say('noticeWhy') } });

const TO_APPLICANTS: Composing<AboutApplication> = {
  receipt: async (about) => {
    const { say, application, language } = about;
    const to = await addressOf(about);
    if (to === undefined) return undefined;
    return {
      to,
      language,
      content: {
        ...(await headOf(about, 'receiptSubject', [say('sentOn'), sentOn(application, language)])),
        paragraphs: [say('received'), say('next')],
        ...(await statusLink(about, 'follow')),
        note: say('notYou'),
      },
    };
  },
  request: (about) => requestMail(about, 'requestSubject'),
  reminder: (about) => requestMail(about, 'reminderSubject'),
  document: async (about) => {
    const documents = await about.storage.documents.list(about.application.id);
    // Staff may have changed their mind, and the applicant may have sent another one.
    const isAsked = documents.some(({ state }) => state === 'refused');
    return isAsked ? askingMail(about, 'documentSubject', 'document') : undefined;
  },
};

/** Asks an applicant to open the status page, as long as the request is open. The text of staff is only there. */
async function requestMail(about: AboutApplication, subject: string) {
  const requests = await about.storage.requests.list(about.application.id);
  const open = requests.find(({ id, state }) => id === about.message.about && state === 'open');
  return open && askingMail(about, subject, 'request', open.due);
}

/** Returns an e-mail that asks an applicant to answer on the status page. */
async function askingMail(
  about: AboutApplication,
  subject: string,
  text: string,
  due: string | null = null,
): Promise<ComposedMail | undefined> {
  const { say, language } = about;
  const to = await addressOf(about);
  if (to === undefined) return undefined;
  return {
    to,
    language,
    content: {
      ...(await headOf(
        about,
        subject,
        ...(due === null ? [] : [[say('dueOn'), dayText(due, language)] as const]),
      )),
      paragraphs: [say(text)],
      ...(await statusLink(about, 'answerNow')),
    },
  };
}

/** Returns the subject, and the facts that every e-mail about an application has. */
async function headOf(
  { say, application: { reference, definition }, definitionOf, language }: AboutApplication,
  subject: string,
  ...more: MailContent['facts']
): Promise<Pick<MailContent, 'subject' | 'reference' | 'facts'>> {
  const service = pick((await definitionOf(definition)).tile.title, language);
  return {
    subject: say(subject, { reference, service }),
    reference,
    facts: [[say('reference'), reference], [say('service'), service], ...more],
  };
}

const sentOn = ({ createdAt }: StoredApplication, language: Language): string =>
  dayText(dayAt(new Date(createdAt)), language);

/** Returns the address of the applicant at this moment: a wrong one may have been corrected since the message was made. */
const addressOf = ({ application, storage, settings }: AboutApplication) =>
  recipientOf(storage, settings, application.id);

/**
 * Returns a new secret link to the applicant's status page, if the public address of the site is known. Each attempt
 * makes one, since only its hash is stored; all of them are good until the address is corrected.
 */
async function statusLink(
  { application, language, storage, settings: { publicUrl }, now, say }: AboutApplication,
  text: string,
): Promise<Pick<MailContent, 'link'>> {
  if (publicUrl === undefined) return {};
  const token = newToken();
  await storage.links.add(application.reference, tokenHash(token), now().toISOString(), true);
  const href = `${publicUrl}${SITE_ROUTES.status}?lang=${language}#${token}`;
  return { link: { href, text: say(text) } };
}

/** Returns a link into the panel, if the public address of the site is known. */
const panelLink = (
  { settings: { publicUrl, panelPath }, say }: Writing,
  page: string,
  text: string,
): Pick<MailContent, 'link'> =>
  publicUrl === undefined
    ? {}
    : { link: { href: `${publicUrl}${panelPath}/${page}`, text: say(text) } };

/** Counts what has arrived since the digest of the day before, for the services that the reader chose. */
async function digestLines(
  { message: { about: day, recipient }, language, storage, definitionOf }: Writing,
  reader: Rights,
): Promise<readonly { readonly title: string; readonly count: number }[]> {
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
