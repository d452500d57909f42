import type { FastifyRequest } from 'fastify';
import { isList, isObject, type Shape } from '../../definition/model/field';
import { valuesIn } from '../../definition/model/placedValues';
import { isFiles } from '../../definition/model/types/table';
import { fromTexts } from '../../definition/payload/submitRequest';
import { fromPayload, isJsonText } from '../../definition/payload/payload';
import {
  dotted,
  isRecord,
  parsePath,
  type Path,
  valueAt,
  type Values,
  withValueAt,
} from '../../definition/model/values';
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
    takesFile: (name) => isFilePath(shape, parsePath(name)),
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

/**
 * Returns the answers in a body, in the shapes of the form.
 * @param stored the ids of files that rows may have had before
 * @throws Refusal 422 for texts that cannot be stored
 */
export function answersIn(
  entry: CatalogueEntry,
  { sent, uploads }: SentBody,
  stored: ReadonlySet<unknown> = new Set(),
): SubmittedBody {
  const { service, shape, shapes } = entry;
  const values = fromPayload(service, sent);
  for (const { path, value } of valuesIn(shape.properties, values, isFiles)) {
    // Files are accepted as files only: neither a URL nor a token stands for a new one.
    const isKnown = Array.isArray(value) && value.every((token) => stored.has(token));
    if (!isKnown) throw HttpRefusal.at(dotted(path), 'type');
  }
  const whole = normalise(shape, withUploads(values, uploads));
  const issues = storableTextIssues(whole);
  if (issues.length > 0) throw HttpRefusal.ofIssues(issues, shapes);
  return { values: whole, uploads };
}

/** Returns whether a path names a field of files; one in a row has the row's number. */
function isFilePath(shape: Shape, [name, ...rest]: Path): boolean {
  const field =
    typeof name === 'string' && Object.hasOwn(shape.properties, name)
      ? shape.properties[name]
      : undefined;
  if (!field) return false;
  if (isObject(field)) return isFilePath(field, rest);
  if (!isList(field)) return isFiles(field) && rest.length === 0;
  const [row, ...inside] = rest;
  return typeof row === 'number' && isObject(field.items) && isFilePath(field.items, inside);
}

/** Adds the tokens of files to the answers. @throws Refusal 422 for a file in a row that was not sent */
function withUploads(values: Values, uploads: readonly Upload[]): Values {
  return uploads.reduce<Values>((all, { field }, index) => {
    const path = parsePath(field);
    if (!isPlaceIn(values, path)) throw HttpRefusal.at(field, 'unknown');
    const before = valueAt(all, path);
    const tokens = [...(Array.isArray(before) ? before : []), String(index)];
    return withValueAt(all, path, tokens) as Values;
  }, values);
}

/** Returns whether the rows on a path exist; a group without another answer need not. */
const isPlaceIn = (values: Values, path: Path): boolean =>
  path.slice(0, -1).every((key, index) => {
    const [around, here] = [index, index + 1].map((end) => valueAt(values, path.slice(0, end)));
    if (typeof key === 'number') return Array.isArray(around) && isRecord(here);
    return typeof path[index + 1] === 'number' || here === undefined || isRecord(here);
  });
