import type { ParseKeys } from 'i18next';
import type { User } from '../../contract/accounts';
import { readsService } from '../../contract/rights';
import { SITE_ROUTES } from '../../contract/siteRoutes';
import { dayText } from '../../definition/model/days';
import { isText, type Language, pick } from '../../definition/model/text';
import type { RoutePorts, ServerPorts } from '../routePorts';
import { nameIn } from '../alerts/store';
import { dayAt, minuteAt } from '../brand/agencyDay';
import type { ClaimedMessage, MessageKind } from '../messages/store';
import type { StoredApplication } from '../applications/stored';
import type { MailContent } from './mailText';
import { digestLines, mergedNotices } from './mergedNotices';
import { recipientOf } from '../messages/newMessages';
import { newToken, tokenHash } from '../auth/sessions';
import { doubtsIn } from '../retention/clock';

export type ComposePorts = ServerPorts & Pick<RoutePorts, 'definitionOf'>;

type Content = Omit<MailContent, 'greeting' | 'agency' | 'colour'>;

export interface ComposedMail {
  readonly to: string;
  /** The applicant's, or that of a colleague's account. */
  readonly language: Language;
  readonly content: Content;
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
  const { applicationId = '', kind, recipient } = message;
  const { storage } = ports;
  const mail = async (
    to: string,
    language: Language,
    write: (writing: Writing) => Promise<Content | undefined>,
  ): Promise<ComposedMail | undefined> => {
    const say: Writing['say'] = (key, options = {}) =>
      ports.translations[language](`mail.${key}` as ParseKeys, options);
    const content = await write({ ...ports, message, language, say });
    return content && { to, language, content };
  };
  const toApplicant = TO_APPLICANTS[kind];
  if (toApplicant) {
    const application = await storage.applications.read(applicationId);
    if (!application) return undefined;
    // The address at this moment: a wrong one may have been corrected since the message was made.
    const to = await recipientOf(storage, ports.settings, application.id);
    return to === undefined
      ? to
      : mail(to, message.language, (writing) => toApplicant({ ...writing, application }));
  }
  const reader = await storage.notices.reader(recipient);
  if (kind === 'account') {
    const to = reader?.email ?? (recipient.includes('@') ? recipient : undefined);
    return to === undefined ? to : mail(to, reader?.language ?? message.language, accountMail);
  }
  const toColleague = TO_COLLEAGUES[kind];
  if (!reader || !toColleague) return undefined;
  return mail(reader.email, reader.language, (writing) => toColleague({ ...writing, reader }));
}

type Composing<T> = Readonly<
  Partial<Record<MessageKind, (writing: T) => Promise<Content | undefined>>>
>;

/** More of them are only counted. */
const MOST_FACTS = 20;

const TO_COLLEAGUES: Composing<ToColleague> = {
  notice: async (writing) => {
    const { say, message, reader } = writing;
    const application = await writing.storage.applications.read(message.applicationId ?? '');
    if (!application || !readsService(reader, application.serviceId)) return undefined;
    const what = message.about === '' ? 'notice' : 'answered';
    return {
      ...(await headOf({ ...writing, application }, `${what}Subject`, 'sentOn')),
      paragraphs: [say(what)],
      ...panelLink(writing, `home/inbox/application/${application.id}`, 'open'),
      note: say('noticeWhy'),
    };
  },
  rest: async (writing) => {
    const number = await mergedNotices(writing.storage, writing.message, writing.now());
    return inboxMail(writing, 'rest', number);
  },
  digest: async (writing) => {
    const lines = await digestLines(writing.message, writing, writing.reader);
    const number = lines.reduce((sum, { count }) => sum + count, 0);
    const facts = lines.map(({ title, count }) => [title, String(count)] as const);
    return lines.length > 0 ? inboxMail(writing, 'digest', number, facts) : undefined;
  },
  alert: async (writing) => {
    const { say, message, reader, storage } = writing;
    const all = await storage.alerts.list(reader.id, message.about);
    const told = all.filter(
      ({ seenAt, serviceId }) => seenAt === null && readsService(reader, serviceId),
    );
    const facts = told.slice(0, MOST_FACTS).map(({ reference, kind, who, what }) => {
      const ends = nameIn(what, reader.language);
      return [reference, say(`alerts.${kind}`, { who, what: ends })] as const;
    });
    return told.length > 0 ? inboxMail(writing, 'alert', told.length, facts) : undefined;
  },
  doubt: async (writing) => {
    const { say, message, storage } = writing;
    const doubt = (await doubtsIn(storage.moments)).find((one) => one === message.about);
    return (
      doubt && {
        subject: say(`doubt.${doubt}Subject`),
        paragraphs: [say(`doubt.${doubt}`)],
        facts: [],
        ...panelLink(writing, 'home', 'open'),
      }
    );
  },
};

/** Tells an owner, or the address that an account had until now, of an entry of the audit log. */
async function accountMail(writing: Writing): Promise<Content | undefined> {
  const { say, storage, message } = writing;
  const entry = await storage.audit.read(message.about);
  return (
    entry && {
      subject: say('account.subject'),
      paragraphs: [say(`account.${entry.action}`), say('account.unknown')],
      facts: [
        [say('account.by'), entry.who],
        [say('account.about'), entry.subject],
        [say('account.at'), minuteAt(new Date(entry.at))],
      ],
      ...panelLink(writing, 'home/audit', 'account.open'),
    }
  );
}

/** Returns an e-mail that tells a colleague about several applications. */
const inboxMail = (
  writing: ToColleague,
  what: 'rest' | 'digest' | 'alert',
  number: number,
  facts: MailContent['facts'] = [],
): Content => ({
  subject: writing.say(`${what}Subject`, { number }),
  paragraphs: [writing.say(what, { number })],
  facts,
  ...panelLink(writing, 'home/inbox', 'openInbox'),
  note: writing.say('noticeWhy'),
});

const TO_APPLICANTS: Composing<AboutApplication> = {
  receipt: async (about) => {
    const { say, content, language } = about;
    const answers = (await content.list('trust'))[0]?.document.answers;
    return {
      ...(await headOf(about, 'receiptSubject', 'sentOn')),
      paragraphs: [say('next'), isText(answers) ? pick(answers, language) : ''].filter(Boolean),
      ...(await statusLink(about, 'follow')),
      note: say('notYou'),
    };
  },
  request: (about) => requestMail(about, 'requestSubject'),
  reminder: (about) => requestMail(about, 'reminderSubject'),
  document: async (about) => {
    const documents = await about.storage.documents.list(about.application.id);
    // Staff may have changed their mind, the applicant may have sent another one; earlier refusals had their own e-mail.
    const isAsked = documents.some(
      ({ state, changedAt }) => state === 'refused' && changedAt >= about.message.createdAt,
    );
    return isAsked ? askingMail(about, 'documentSubject', 'document') : undefined;
  },
  given: async (about) => {
    const files = await about.storage.documents.files(about.application.id);
    // Staff may have removed it, or the applicant may have opened it; earlier files had their own e-mail.
    const isNew = files.some(
      ({ kind, openedAt, at }) =>
        kind === 'given' && openedAt === null && at >= about.message.createdAt,
    );
    return isNew ? askingMail(about, 'givenSubject', 'given') : undefined;
  },
};

/** Asks an applicant to open the status page, as long as the request is open. The text of staff is only there. */
async function requestMail(about: AboutApplication, subject: string) {
  const requests = await about.storage.requests.list(about.application.id);
  const open = requests.find(({ id, state }) => id === about.message.about && state === 'open');
  return open && askingMail(about, subject, 'request', open.due);
}

/** Returns an e-mail that asks an applicant to answer on the status page. */
const askingMail = async (
  about: AboutApplication,
  subject: string,
  text: string,
  due: string | null = null,
): Promise<Content> => ({
  ...(await headOf(about, subject, 'dueOn', due)),
  paragraphs: [about.say(text)],
  ...(await statusLink(about, 'answerNow')),
});

/**
 * Returns the subject, and the facts that every e-mail about an application has.
 * @param label of the day; null: there is none
 */
async function headOf(
  { say, application, definitionOf, language }: AboutApplication,
  subject: string,
  label: 'sentOn' | 'dueOn',
  day: string | null = dayAt(new Date(application.createdAt)),
): Promise<Pick<MailContent, 'subject' | 'reference' | 'facts'>> {
  const { reference, definition } = application;
  const service = pick((await definitionOf(definition)).tile.title, language);
  const dated = day === null ? [] : [[say(label), dayText(day, language)] as const];
  return {
    subject: say(subject, { reference, service }),
    reference,
    facts: [[say('reference'), reference], [say('service'), service], ...dated],
  };
}

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
