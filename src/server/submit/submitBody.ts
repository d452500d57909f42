import type { FastifyRequest } from 'fastify';
import type { Shape } from '../../definition/model/field';
import { isFiles } from '../../definition/types/table';
import { fromTexts } from '../../definition/payload/submitRequest';
import { fromPayload, isJsonText } from '../../definition/payload/payload';
import { isRecord, type Json, type Values } from '../../definition/model/values';
import type { CatalogueEntry } from '../catalogue';
import { parseJsonText } from '../http/jsonText';
import { HttpRefusal } from '../http/refusal';
import type { PhotoFolder } from '../photos/photoFolder';
import { normalise, normaliseNumberTexts } from '../../definition/validate/normalise';
import { discard, readMultipart, type Upload } from '../http/multipart';
import { storableTextIssues } from '../http/storableText';

/** A submission as it was received. */
export interface ReceivedBody {
  readonly sent: Values;
  readonly uploads: readonly Upload[];
}

/** A submission in the form's own shapes; a file's token is its number among the uploads. */
export interface SubmittedBody {
  readonly values: Values;
  readonly uploads: readonly Upload[];
}

/** @throws Refusal, after removing the uploads */
export async function readBody(
  request: FastifyRequest,
  entry: CatalogueEntry,
  folder: PhotoFolder,
): Promise<ReceivedBody> {
  const isMultipart = entry.service.submit.encoding === 'multipart';
  if (isMultipart !== request.isMultipart()) throw HttpRefusal.of(415, 'wrongType');
  if (!isMultipart) {
    if (!isRecord(request.body)) throw HttpRefusal.at('', 'type');
    return { sent: request.body, uploads: [] };
  }
  const { texts, uploads } = await readMultipart(request, takesFile(entry.shape), folder);
  try {
    return { sent: toSentValues(texts, entry), uploads };
  } catch (error) {
    await discard(uploads);
    throw error;
  }
}

const takesFile =
  ({ properties }: Shape) =>
  (name: string): boolean => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return field !== undefined && isFiles(field);
  };

/** Returns the values of the text parts; JSON in them is checked before it is parsed. */
function toSentValues(
  texts: Readonly<Record<string, string>>,
  { service, shape }: CatalogueEntry,
): Values {
  for (const [name, text] of Object.entries(texts)) {
    if (isJsonText(service, name) && /^\s*[[{]/u.test(text)) parseJsonText(text);
  }
  return fromTexts(service, normaliseNumberTexts(shape, texts));
}

/**
 * Returns the answers in a body, in the shapes of the form.
 * @throws Refusal 422 for texts that cannot be stored
 */
export function answersIn(entry: CatalogueEntry, { sent, uploads }: ReceivedBody): SubmittedBody {
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
