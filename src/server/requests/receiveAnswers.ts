import { createHash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LINK_HEADER } from '../../contract/requests';
import type { Values } from '../../definition/model/values';
import { check } from '../../definition/validate/check';
import { prune } from '../../definition/validate/prune';
import type { CatalogueEntry } from '../catalogue';
import { callerKey } from '../http/clientAddress';
import { discard } from '../http/multipart';
import { HttpRefusal } from '../http/refusal';
import { makePhotos, type ReencodedPhoto } from '../photos/makePhotos';
import type { RoutePorts } from '../routePorts';
import { idempotencyKey } from '../submit/idempotency';
import { formIn, furthestDays } from '../submit/submit';
import { answersIn, readBody, type SubmittedBody } from '../submit/submitBody';

/** Returns the application of the link in a request's header. @throws Refusal 404, 429 */
export function openedBy(
  { headers, ip }: FastifyRequest,
  { openLink }: RoutePorts,
): ReturnType<RoutePorts['openLink']> {
  const link = headers[LINK_HEADER.toLowerCase()];
  return openLink(typeof link === 'string' ? link : '', callerKey(ip));
}

/** Returns the hash by which a repeated request is known; each request without a key is another one. */
export const keyOf = ({ headers }: FastifyRequest): string =>
  createHash('sha256')
    .update(idempotencyKey(headers) ?? randomUUID())
    .digest('hex');

interface RequestedAnswers {
  readonly entry: CatalogueEntry;
  /** The fields that are taken from the body. */
  readonly fields: readonly string[];
  /** The present answers: conditions are about some of them. */
  readonly stored: Values;
}

/**
 * Reads and validates the answers in a body, and prepares their files.
 * @param store stores them; files that it does not store it discards
 * @throws Refusal 400, 413, 415, 422, 429, 503
 */
export async function receiveAnswers<T>(
  request: FastifyRequest,
  { folder, desk, disk, now }: RoutePorts,
  requested: RequestedAnswers,
  store: (values: Values, photos: readonly ReencodedPhoto[]) => Promise<T>,
): Promise<T> {
  const { entry } = requested;
  // A wrong key is refused here: once the files are stored, nothing would name them.
  idempotencyKey(request.headers);
  await disk.refuse(request.isMultipart());
  if (request.isMultipart()) desk.refuseBusy(request);
  const received = await readBody(request, entry, folder);
  const { leave, ...turn } = desk.open(request);
  try {
    const body = answersIn(entry, received);
    const values = validAnswers(requested, body, now());
    const ports = { folder, ...turn, formOf: formIn(entry) };
    return await store(values, await makePhotos(body.uploads, ports, entry.shapes));
  } finally {
    await discard(received.uploads);
    await leave();
  }
}

/** Validates the answers, with those that conditions are about as they are stored. @throws Refusal 422 */
function validAnswers(
  { entry: { shape, validate, shapes }, fields, stored }: RequestedAnswers,
  { values: given }: SubmittedBody,
  now: Date,
): Values {
  const beside = Object.keys(shape.properties).filter((name) => !fields.includes(name));
  const values = {
    ...given,
    ...Object.fromEntries(beside.map((name) => [name, stored[name]])),
  };
  const { issues } = check(shape, values, validate, furthestDays(now));
  if (issues.length > 0) throw HttpRefusal.ofIssues(issues, shapes);
  return prune(shape, values);
}
