import { readsService, type Rights } from '../../contract/rights';
import { SITE_ROUTES } from '../../contract/siteRoutes';
import { pick } from '../../definition/language/text';
import { newToken, tokenHash } from '../auth/tokens';
import { attemptLimits } from '../http/attemptLimits';
import type { RoutePorts } from '../routePorts';
import { dayAt, startOf } from '../brand/agencyDay';
import type { ClaimedMessage } from '../storage/messages';
import type { StoredApplication } from '../storage/applications';
import type { MailContent } from './mailText';
import { recipientOf } from './newMessages';

export type ComposePorts = Pick<
  RoutePorts,
  'storage' | 'translations' | 'definitionOf' | 'settings' | 'now' | 'readBrand'
>;

export interface ComposedMail {
  readonly to: string;
  readonly content: Omit<MailContent, 'brand' | 'colour'>;
}

/** A message that is written, and what it is written with. */
interface Writing extends ComposePorts {
  readonly message: ClaimedMessage;
  readonly say: (key: string, options?: Readonly<Record<string, unknown>>) => string;
}

interface AboutApplication extends Writing {
  readonly application: StoredApplication;
}

/** How many receipts one address gets in a day: anybody can enter anybody's address. */
const RECEIPTS_A_DAY = 20;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Makes the e-mail of a message, by its kind; returns undefined if there is nothing to send any more. An e-mail
 * contains no answer but the address it is sent to.
 */
export async function composeMail(
  message: ClaimedMessage,
  ports: ComposePorts,
): Promise<ComposedMail | undefined> {
  const say: Writing['say'] = (key, options = {}) =>
    ports.translations[message.language](`mail.${key}`, options);
  const writing = { ...ports, message, say };
  if (message.kind === 'digest') return digest(writing);
  const { applicationId = '' } = message;
  const application = await ports.storage.applications.read(applicationId);
  return application && COMPOSED[message.kind]?.({ ...writing, application });
}

type Compose = (about: AboutApplication) => Promise<ComposedMail | undefined>;

const COMPOSED: Readonly<Partial<Record<ClaimedMessage['kind'], Compose>>> = {
  receipt: async (about) => {
    const { say, application } = about;
    const to = await addressOf(about);
    if (to === undefined || (await isOften(to, about))) return undefined;
    return {
      to,
      content: {
        ...(await headOf(about, 'receiptSubject', [say('sentOn'), sentOn(application)])),
        paragraphs: [say('received'), say('next')],
        ...(await statusLink(about, 'follow')),
        note: say('notYou'),
      },
    };
  },
  notice: async (about) => {
    const { say, application, message } = about;
    const reader = await about.storage.notices.reader(message.recipient);
    if (!reader || !readsService(reader, application.serviceId)) return undefined;
    const what = message.about === '' ? 'notice' : 'answered';
    return {
      to: reader.email,
      content: {
        ...(await headOf(about, `${what}Subject`, [say('sentOn'), sentOn(application)])),
        paragraphs: [say(what)],
        ...panelLink(about, `home/inbox/application/${application.id}`, 'open'),
        note: say('noticeWhy'),
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

async function digest(writing: Writing): Promise<ComposedMail | undefined> {
  const { say, storage, message } = writing;
  const reader = await storage.notices.reader(message.recipient);
  const lines = reader ? await digestLines(writing, reader) : [];
  if (!reader || lines.length === 0) return undefined;
  const total = lines.reduce((sum, { count }) => sum + count, 0);
  return {
    to: reader.email,
    content: {
      subject: say('digestSubject', { number: total }),
      paragraphs: [say('digest')],
      facts: lines.map(({ title, count }) => [title, String(count)] as const),
      ...panelLink(writing, 'home/inbox', 'openInbox'),
      note: say('noticeWhy'),
    },
  };
}

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
  const { say } = about;
  const to = await addressOf(about);
  if (to === undefined) return undefined;
  return {
    to,
    content: {
      ...(await headOf(about, subject, ...(due === null ? [] : [[say('dueOn'), due] as const]))),
      paragraphs: [say(text)],
      ...(await statusLink(about, 'answerNow')),
    },
  };
}

/** Returns the subject, and the facts that every e-mail about an application has. */
async function headOf(
  { say, application: { reference, definition }, definitionOf, message }: AboutApplication,
  subject: string,
  ...more: MailContent['facts']
): Promise<Pick<MailContent, 'subject' | 'facts'>> {
  const service = pick((await definitionOf(definition)).tile.title, message.language);
  return {
    subject: say(subject, { reference, service }),
    facts: [[say('reference'), reference], [say('service'), service], ...more],
  };
}

const sentOn = ({ createdAt }: StoredApplication): string => dayAt(new Date(createdAt));

/** Returns the address of the applicant at this moment: a wrong one may have been corrected since the message was made. */
const addressOf = ({ application, storage, settings }: AboutApplication) =>
  recipientOf(storage, settings, application.id);

/** Returns whether an address has got its share of receipts today; attempts after the first are not counted. */
async function isOften(recipient: string, { message, storage, now }: Writing): Promise<boolean> {
  if (message.attempts > 1) return false;
  const limits = attemptLimits(storage.attempts, now);
  const limit = { parts: ['receipt', recipient.toLowerCase()], most: RECEIPTS_A_DAY, window: DAY };
  return (await limits.add(limit)).count > RECEIPTS_A_DAY;
}

/**
 * Returns a new secret link to the applicant's status page, if the public address of the site is known. Each attempt
 * makes one, since only its hash is stored; all of them are good until the address is corrected.
 */
async function statusLink(
  { application, message, storage, settings: { publicUrl }, now, say }: AboutApplication,
  text: string,
): Promise<Pick<MailContent, 'link'>> {
  if (publicUrl === undefined) return {};
  const token = newToken();
  await storage.links.add(application.reference, tokenHash(token), now().toISOString(), true);
  const href = `${publicUrl}${SITE_ROUTES.status}?lang=${message.language}#${token}`;
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
  { message: { about: day, recipient, language }, storage, definitionOf }: Writing,
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
