import type { FastifyRequest } from 'fastify';
import { LINK_HEADER, REQUEST_CALLS } from '../../contract/requests';
import { filesIn } from '../../definition/model/answeredFiles';
import { askedService } from '../../definition/model/requested';
import { prefilled } from '../../definition/model/prefill';
import type { Service } from '../../definition/model/service';
import type { Json, Values } from '../../definition/model/values';
import { payloadShape } from '../../definition/payload/payload';
import { isFiles } from '../../definition/model/types/table';
import { checkSent } from '../../definition/validate/checkSent';
import { interpret } from '../../definition/validate/interpret';
import { toJsonSchema } from '../../definition/validate/toJsonSchema';
import { type CatalogueEntry, toEntry } from '../catalogue';
import { HttpRefusal } from '../http/refusal';
import { type ReencodedPhoto, storePhotos } from '../photos/makePhotos';
import type { RoutePorts } from '../routePorts';
import type { StoredRequest } from './store';
import { furthestDays, makeFiles } from '../submit/submit';
import { answersIn, type SubmittedBody, withBody } from '../submit/submitBody';
import { unlistedRecords } from '../submit/unlistedRecords';
import { keyOf, callerKey } from '../http/request';

/** Returns the application of the link in a request's header. @throws Refusal 404, 429 */
export function openedBy(
  { headers, ip }: FastifyRequest,
  { openLink }: RoutePorts,
): ReturnType<RoutePorts['openLink']> {
  const link = headers[LINK_HEADER.toLowerCase()];
  return openLink(typeof link === 'string' ? link : '', callerKey(ip));
}

/** Returns the form of a request: the definition that was filled in, with the named fields only. */
export const requestForm = (
  { id, fields }: Pick<StoredRequest, 'id' | 'fields'>,
  definition: Service,
  answers: Values,
): Service =>
  askedService(definition, fields, answers, REQUEST_CALLS.answer.path.replace('{id}', id));

interface RequestedAnswers {
  readonly form: Service;
  /** The fields that are taken from the body. */
  readonly fields: readonly string[];
  /** The present answers: conditions are about some of them. */
  readonly stored: Values;
  /** Whether new files are added to those that are there, which they otherwise replace. */
  readonly addsFiles?: boolean;
}

interface ReceivedAnswers {
  readonly key: string;
  readonly at: string;
  /** Returns the answers to the fields, from all answers as they are stored. */
  readonly after: (stored: Values) => Values;
  readonly photos: readonly ReencodedPhoto[];
}

/** What becomes of answers or files; all but `stored` store nothing. */
type Outcome = 'stored' | 'repeated' | 'stale' | 'full' | 'gone';

/**
 * Reads and validates the answers in a body, and stores them with their files.
 * @returns the outcome, and the fields whose answers were changed
 * @throws Refusal 400, 404, 413, 415, 422, 429, 503
 */
export async function receiveAnswers(
  request: FastifyRequest,
  ports: RoutePorts,
  requested: RequestedAnswers,
  store: (received: ReceivedAnswers) => Promise<Outcome>,
) {
  const { folder, now, outbox } = ports;
  const { form, fields, stored } = requested;
  const entry = toEntry({
    service: form,
    validate: interpret(toJsonSchema(payloadShape(form))),
  });
  // A wrong key is refused here: once the files are stored, nothing would name them.
  const key = keyOf(request);
  return withBody(request, entry, ports, async (received, turn) => {
    const known = new Set(
      filesIn(entry.shape, stored).flatMap(({ path, tokens }) => (path.length > 1 ? tokens : [])),
    );
    const body = answersIn(entry, received, known);
    const values = validAnswers(entry, requested, body, now());
    const unlisted = await unlistedRecords(entry, values, ports);
    if (unlisted.length > 0) throw HttpRefusal.ofIssues(unlisted, entry.shapes);
    const { photos, answers } = await makeFiles({ folder, ...turn }, entry, values, body.uploads);
    const after = withFiles(entry, requested, answers, photos);
    await storePhotos(folder, photos);
    const outcome = await store({ key, at: now().toISOString(), after, photos });
    if (outcome !== 'stored') await folder.erase(photos.map(({ id }) => id));
    if (outcome === 'gone') throw HttpRefusal.of(404, 'notFound');
    if (outcome !== 'stored') return { outcome, changed: [] };
    outbox.wake();
    const next = after(stored);
    const isChanged = (name: string) => JSON.stringify(stored[name]) !== JSON.stringify(next[name]);
    return { outcome, changed: fields.filter(isChanged) };
  });
}

/**
 * Takes the new files of a field instead of those that are there, or besides; where none came, those that are there. Rows
 * name theirs.
 */
const withFiles =
  (
    { shape }: CatalogueEntry,
    { fields, addsFiles }: RequestedAnswers,
    answers: Values,
    photos: readonly ReencodedPhoto[],
  ): ReceivedAnswers['after'] =>
  (stored) => {
    const entries = fields.flatMap((name): (readonly [string, Json])[] => {
      const field = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
      if (!field) return [];
      if (!isFiles(field)) return answers[name] === undefined ? [] : [[name, answers[name]]];
      const sent = photos.filter((photo) => photo.field === name).map(({ id }) => id);
      const files = addsFiles ? [[stored[name] ?? []].flat(), sent].flat() : sent;
      const value = sent.length > 0 ? files : stored[name];
      return value === undefined ? [] : [[name, value]];
    });
    return Object.fromEntries(entries);
  };

/** Validates the answers, with those that conditions are about as they are stored. @throws Refusal 422 */
function validAnswers(
  { shape, validate, shapes }: CatalogueEntry,
  { fields }: RequestedAnswers,
  { values: given }: SubmittedBody,
  now: Date,
): Values {
  const beside = Object.entries(prefilled(shape, furthestDays(now))).filter(
    ([name]) => !fields.includes(name),
  );
  const values = { ...given, ...Object.fromEntries(beside) };
  const { issues, values: counting } = checkSent(shape, values, validate, furthestDays(now));
  if (issues.length > 0) throw HttpRefusal.ofIssues(issues, shapes);
  return counting;
}
