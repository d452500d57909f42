import type { FastifyRequest } from 'fastify';
import { isFiles, isString, type Shape } from '../../definition/field';
import { issueAt } from '../../definition/issue';
import { received } from '../../definition/receive';
import { fromTexts } from '../../definition/request';
import { isRecord, type Json, type Values } from '../../definition/values';
import type { CatalogueEntry } from '../catalogue';
import { parseJsonText } from '../http/jsonText';
import { Refusal } from '../http/refusal';
import type { PhotoFolder } from '../photos/folder';
import { normalise, normaliseNumberTexts } from '../../definition/normalise';
import { discard, readMultipart, type Upload } from './multipart';
import { textIssues } from './texts';

/** A submission as it came, in the form's own shapes; a file's token is its number among the uploads. */
export interface SubmittedBody {
  readonly values: Values;
  readonly uploads: readonly Upload[];
}

/** @throws Refusal, with nothing left behind */
export async function readBody(
  request: FastifyRequest,
  entry: CatalogueEntry,
  folder: PhotoFolder,
): Promise<SubmittedBody> {
  const isMultipart = entry.service.submit.encoding === 'multipart';
  if (isMultipart !== request.isMultipart()) throw Refusal.of(415, 'wrongType');
  if (!isMultipart) return { values: toValues(request.body, entry, []), uploads: [] };
  const { texts, uploads } = await readMultipart(request, entry.shape, folder);
  try {
    return { values: toValues(toWireValues(texts, entry.shape), entry, uploads), uploads };
  } catch (error) {
    await discard(uploads);
    throw error;
  }
}

/** The wire values of the text parts; what is JSON in them is looked at before it is parsed. */
function toWireValues(texts: Readonly<Record<string, string>>, shape: Shape): Values {
  for (const [name, text] of Object.entries(texts)) {
    const field = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
    if (field && !isString(field) && /^\s*[[{]/u.test(text)) parseJsonText(text);
  }
  return fromTexts(shape, normaliseNumberTexts(shape, texts));
}

function toValues(body: unknown, entry: CatalogueEntry, uploads: readonly Upload[]): Values {
  if (!isRecord(body)) throw Refusal.ofIssues([issueAt([], 'type')]);
  refuseNamedFiles(body, entry.shape);
  const values = normalise(entry.shape, {
    ...received(entry.service, body),
    ...tokensOf(uploads),
  });
  const issues = textIssues(values);
  if (issues.length > 0) throw Refusal.ofIssues(issues, entry.shapes);
  return values;
}

/** A file comes as a file: neither an address of one nor a token is ever taken for it. */
function refuseNamedFiles(wire: Values, shape: Shape): void {
  for (const [name, field] of Object.entries(shape.properties)) {
    if (isFiles(field) && Object.hasOwn(wire, name)) {
      throw Refusal.ofIssues([issueAt([name], 'type')]);
    }
  }
}

function tokensOf(uploads: readonly Upload[]): Values {
  const tokens: Record<string, Json[]> = {};
  for (const [index, { field }] of uploads.entries()) (tokens[field] ??= []).push(String(index));
  return tokens;
}
