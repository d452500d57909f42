import { randomInt, randomUUID } from 'node:crypto';
import { KEY_HEADER } from '../../definition/payload/keyHeader';
import { checkSent } from '../../definition/validate/checkSent';
import { searchFieldsOf } from '../../definition/describe/searchFields';
import { issueAt } from '../../definition/model/issue';
import { isLacking } from '../../definition/validate/lacking';
import { prune } from '../../definition/validate/prune';
import { filesIn, withFiles } from '../../definition/model/answeredFiles';
import { fieldAt } from '../../definition/model/fieldAt';
import type { Language } from '../../definition/model/text';
import type { FileKind } from '../../definition/model/types/fieldType';
import { fileKindOf } from '../../definition/model/types/table';
import type { Values } from '../../definition/model/values';
import type { CatalogueEntry } from '../catalogue';
import { HttpRefusal } from '../http/refusal';
import { storePhotos, type ReencodedPhoto, makePhotos } from '../photos/makePhotos';
import { newMessages } from '../messages/newMessages';
import type { KeepFile } from '../photos/decodeQueue';
import type { RoutePorts } from '../routePorts';
import type { Earlier, EnteredByStaff, NewApplication } from '../applications/stored';
import type { SubmittedBody } from './submitBody';
import { aboutApplication } from './aboutParts';
import { type LookedUp, lookUp } from './lookUp';
import { unlistedRecords } from './unlistedRecords';
import { discard, type Upload } from '../http/multipart';
import type { FormWithSections } from './submitSections';
import { bodyHash } from '../http/request';
import { newToken, tokenHash } from '../auth/sessions';

export interface SubmitPorts extends Pick<
  RoutePorts,
  | 'storage'
  | 'content'
  | 'index'
  | 'kinds'
  | 'folder'
  | 'now'
  | 'wordsIn'
  | 'settings'
  | 'outbox'
  | 'readBrand'
> {
  readonly reencode: KeepFile;
  /** @throws Refusal if the client has disconnected */
  readonly refuseGone: () => void;
}

/** The response to a submission. */
export interface Submitted {
  readonly reference: string;
  /** Whether an e-mail will tell the applicant that it has arrived; left out where none are sent. */
  readonly receipt?: boolean;
  /** The token of the secret link to the applicant's status page, which is stored as a hash only. */
  readonly link: string;
}

export interface ParsedSubmission extends Omit<FormWithSections, 'sent'> {
  readonly body: SubmittedBody;
  readonly language: Language;
  readonly key: string | undefined;
  readonly entered?: EnteredByStaff | undefined;
  /** The networks by which a visitor's receipts are counted; none of staff. */
  readonly callers: readonly string[];
  /** Whether it is stored, as incomplete, without what the form requires. */
  readonly mayLack?: boolean;
}

/** A visitor's "today" may be before or after the server's: no time zone is further away than these. */
const FURTHEST_BEHIND = 12 * 60 * 60 * 1000;
const FURTHEST_ZONE = 14 * 60 * 60 * 1000;
const REFERENCE_TRIES = 5;

/** Digits and letters that are not confused on paper or on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns a reference for the visitor, such as RG-7K3M-2QXD, with the agency's prefix. Random, so that it reveals
 * nothing about other applications.
 */
export function newReference(prefix: string): string {
  const four = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${prefix}-${four()}-${four()}`;
}

/**
 * Validates and stores a submission. When it returns the reference, everything is synced: the photos first, then
 * the application with its key and messages in one transaction. A repetition returns the reference of the first.
 * @throws Refusal 422; 503 if too much waits already, or the client has disconnected
 */
export async function submit(ports: SubmitPorts, submission: ParsedSubmission): Promise<Submitted> {
  const link = newToken();
  const { reference, isRepeated } = await submitOnce(ports, submission, tokenHash(link));
  // Whoever has the key and the same answers is the one who sent them, and may have lost the first response.
  if (isRepeated) {
    await ports.storage.links.add(reference, tokenHash(link), ports.now().toISOString());
  }
  // Over a limit none is sent.
  if (ports.settings.mail === undefined) return { reference, link };
  // Nor is one promised while the mail server does not answer; it is sent once that does.
  const receipt =
    !ports.outbox.isMailFailing() && (await ports.storage.messages.hasReceipt(reference));
  return { reference, link, receipt };
}

/**
 * Stores a submission, unless an earlier request with the same key has.
 * @param link the hash of the secret link's token
 */
async function submitOnce(ports: SubmitPorts, submission: ParsedSubmission, link: string) {
  const { entry, body, key, entered, callers } = submission;
  const looked = await lookUp(entry, body.values, ports.content);
  const unlisted = await unlistedRecords(entry, body.values, ports);
  const found = { ...looked, issues: [...looked.issues, ...unlisted] };
  const { values, refusal, isIncomplete } = validateSubmission(submission, found, ports.now());
  // What was looked up may be another price by the time that the same is sent again.
  const isLookedUp = Object.keys(looked.known).length > 0;
  const sent = isLookedUp ? prune(entry.shape, body.values) : values;
  const digests = body.uploads.map(({ sha256 }) => sha256);
  const hash = bodyHash(entry.service.id, sent, digests);
  // What was accepted once is not refused when it is sent again, and its photos are not made again. All others learn
  // from the insertion whether the key is known.
  if (key !== undefined && (refusal || body.uploads.length > 0)) {
    const earlier = await ports.storage.applications.byKey(key);
    if (earlier) return repeated(earlier, hash);
  }
  if (refusal) throw refusal;
  // The definitions in schemas/ are stored at the start; one with sections is not among them.
  if (entry.service.given) {
    await ports.storage.definitions.keep(entry.hash, entry.service, ports.now().toISOString());
  }
  // Before the photos, which would be left if content could not be read.
  const about = await aboutApplication(ports, entry.service, entry.shape, values);
  const { photos, answers } = await makeFiles(ports, entry, values, body.uploads);
  try {
    ports.refuseGone();
  } catch (error) {
    await discard(photos);
    throw error;
  }
  return store(
    ports,
    photos,
    {
      id: randomUUID(),
      serviceId: entry.service.id,
      definition: entry.hash,
      language: submission.language,
      answers,
      about,
      createdAt: ports.now().toISOString(),
      link,
      photos,
      ...(entered && { entered: { ...entered, isIncomplete } }),
      ...(key !== undefined && { idempotency: { key, bodyHash: hash } }),
    },
    { shape: entry.shape, callers },
  );
}

function repeated({ reference, bodyHash: stored }: Earlier, hash: string) {
  if (stored !== hash) throw HttpRefusal.of(422, 'keyReused', { name: KEY_HEADER });
  return { reference, isRepeated: true };
}

/**
 * Validates the values as they came, so that issues name the rows that the visitor sees; returns those to store, with
 * calculated amounts.
 */
function validateSubmission(
  { entry, body, changed, mayLack = false }: ParsedSubmission,
  looked: LookedUp,
  now: Date,
) {
  const { shape, validate, shapes } = entry;
  const { values, issues: all } = checkSent(
    shape,
    body.values,
    validate,
    furthestDays(now),
    looked.known,
  );
  const issues = mayLack ? all.filter((issue) => !isLacking(issue, body.values)) : all;
  const wrong = issues.length > 0 ? issues : looked.issues;
  const found = changed === undefined ? wrong : [issueAt([changed], 'changed')];
  const refusal = found.length > 0 ? HttpRefusal.ofIssues(found, shapes) : undefined;
  return { values, refusal, isIncomplete: issues.length < all.length };
}

/** Returns the latest and the earliest day that it may be where a visitor is. */
export const furthestDays = (now: Date) => ({
  today: dayAt(now.getTime() + FURTHEST_ZONE),
  since: dayAt(now.getTime() - FURTHEST_BEHIND),
});

/**
 * Re-encodes the files that the answers name, or none, and replaces the tokens, which number the uploads, by their ids.
 * A file of a field that is not shown is not stored.
 * @param values pruned
 * @throws Refusal 422 with the fields whose file is not what it should be
 */
export async function makeFiles(
  ports: Pick<SubmitPorts, 'folder' | 'reencode'>,
  { shape, shapes }: Pick<CatalogueEntry, 'shape' | 'shapes'>,
  values: Values,
  uploads: readonly Upload[],
) {
  const named = new Set(filesIn(shape, values).flatMap(({ tokens }) => tokens));
  const counting = uploads.flatMap((upload, index) => {
    const token = String(index);
    return named.has(token) ? [{ upload, token }] : [];
  });
  const formOf = (path: string): FileKind => {
    const field = fieldAt(shape, path);
    return (field && fileKindOf(field)) ?? 'photo';
  };
  const photos = await makePhotos(
    counting.map(({ upload }) => upload),
    { ...ports, formOf },
    shapes,
  );
  const ids = new Map(counting.map(({ token }, index) => [token, photos[index]?.id ?? token]));
  const answers = withFiles(shape, values, (tokens) =>
    tokens.map((token) => ids.get(token) ?? token),
  );
  return { photos, answers };
}

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

async function store(
  { storage, folder, settings, outbox, readBrand }: SubmitPorts,
  photos: readonly ReencodedPhoto[],
  application: Omit<NewApplication, 'reference' | 'facts'>,
  { shape, callers }: Pick<CatalogueEntry, 'shape'> & Pick<ParsedSubmission, 'callers'>,
) {
  await storePhotos(folder, photos);
  const { prefix } = await readBrand();
  for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
    const reference = newReference(prefix);
    // If this throws, it is unknown whether the application was stored: the photos stay until the next sweep.
    const facts = searchFieldsOf(shape, application.answers, reference);
    const messages = newMessages(settings, { ...application, email: facts.email, callers });
    const whole = { ...application, reference, facts, messages };
    const inserted = await storage.applications.insert(whole);
    if (inserted.outcome === 'stored') {
      if (messages.length > 0) outbox.wake();
      return { reference, isRepeated: false };
    }
    if (inserted.outcome === 'repeated') {
      await folder.erase(photos.map(({ id }) => id));
      return repeated(inserted.earlier, application.idempotency?.bodyHash ?? '');
    }
  }
  throw new Error('no free reference was found');
}
