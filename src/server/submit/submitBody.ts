import type { FastifyRequest } from 'fastify';
import type { Shape } from '../../definition/model/field';
import { isFiles } from '../../definition/model/types/table';
import { fromTexts } from '../../definition/payload/submitRequest';
import { fromPayload, isJsonText } from '../../definition/payload/payload';
import type { Json, Values } from '../../definition/model/values';
import type { CatalogueEntry } from '../catalogue';
import { parseJsonText } from '../http/jsonText';
import { HttpRefusal } from '../http/refusal';
import type { DecodeQueue } from '../photos/decodeQueue';
import type { RoutePorts } from '../routePorts';
import { normalise, normaliseNumberTexts } from '../../definition/validate/normalise';
import { discard, readValues, type SentBody, type Upload } from '../http/multipart';
import { storableTextIssues } from '../http/storableText';

/** A submission in the form's own shapes; a file's token is its number among the uploads. */
export interface SubmittedBody {
  readonly values: Values;
  readonly uploads: readonly Upload[];
}

/**
 * Reads a submission if there is room for it, and removes its uploads at the end.
 * @param handle gets what re-encodes its photos, too
 * @throws Refusal 400, 413, 415, 422, 429, 503
 */
export async function withBody<T>(
  request: FastifyRequest,
  { service, shape }: CatalogueEntry,
  { folder, desk, disk }: Pick<RoutePorts, 'folder' | 'desk' | 'disk'>,
  handle: (body: SentBody, turn: Omit<ReturnType<DecodeQueue['open']>, 'leave'>) => Promise<T>,
): Promise<T> {
  const isMultipart = request.isMultipart();
  await disk.refuse(isMultipart);
  if (isMultipart) desk.refuseBusy(request);
  if (isMultipart !== (service.submit.encoding === 'multipart')) {
    throw HttpRefusal.of(415, 'wrongType');
  }
  const body = await readValues(request, {
    folder,
    takesFile: (name) => {
      const field = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
      return field !== undefined && isFiles(field);
    },
    convert: (texts) => toSentValues(texts, { service, shape }),
  });
  const { leave, ...turn } = desk.open(request);
  try {
    return await handle(body, turn);
  } finally {
    await discard(body.uploads);
    await leave();
  }
}

/** Returns the values of the text parts; JSON in them is checked before it is parsed. */
function toSentValues(
  texts: Readonly<Record<string, string>>,
  { service, shape }: Pick<CatalogueEntry, 'service' | 'shape'>,
): Values {
  for (const [name, text] of Object.entries(texts)) {
    if (isJsonText(service, name) && /^\s*[[{]/u.test(text)) parseJsonText(text);
  }
  return fromTexts(service, normaliseNumberTexts(shape, texts));
}

/** Returns the answers in a body, in the shapes of the form. @throws Refusal 422 for texts that cannot be stored */
export function answersIn(entry: CatalogueEntry, { sent, uploads }: SentBody): SubmittedBody {
  refuseNamedFiles(sent, entry.shape);
  const values = normalise(entry.shape, {
    ...fromPayload(entry.service, sent),
    ...idsByField(uploads.map(({ field }, index) => ({ field, id: String(index) }))),
  });
  const issues = storableTextIssues(values);
  if (issues.length > 0) throw HttpRefusal.ofIssues(issues, entry.shapes);
  return { values, uploads };
}

/** Files are accepted as files only: neither a URL nor a token stands for one. */
function refuseNamedFiles(wire: Values, shape: Shape): void {
  for (const [name, field] of Object.entries(shape.properties)) {
    if (isFiles(field) && Object.hasOwn(wire, name)) throw HttpRefusal.at(name, 'type');
  }
}

/** Returns the answers to the fields of files: their ids. */
export function idsByField(
  files: readonly { readonly field: string; readonly id: string }[],
): Values {
  const ids: Record<string, Json[]> = {};
  for (const { field, id } of files) (ids[field] ??= []).push(id);
  return ids;
}
