import type { FastifyRequest } from 'fastify';
import { type ContentField, type ContentKind, OF_EVERY_RECORD } from '../../../definition/content';
import { asciiDigits, parseNumber } from '../../../definition/digits';
import { issueAt } from '../../../definition/issue';
import { isRecord, type Json, parsePath, type Values } from '../../../definition/values';
import { parseJsonText } from '../../http/jsonText';
import { Refusal } from '../../http/refusal';
import type { PhotoFolder } from '../../photos/photoFolder';
import { discard, readMultipart, type Upload } from '../../http/multipart';
import { pictureAt } from './pictureField';

/** A record as staff sent it, unjudged. */
export interface SentContent {
  readonly document: Values;
  /** In the body, where the path holds none. */
  readonly id: Json | undefined;
  /** Files, named by the dotted paths of the pictures that they are to be. */
  readonly uploads: readonly Upload[];
}

/**
 * A record in JSON, or in multipart: lists, groups and texts in three languages as JSON text, pictures
 * as files. What every record has by itself may stand in it, as it was read, and is passed over.
 * @throws Refusal, with nothing left behind
 */
export async function readContentBody(
  request: FastifyRequest,
  kind: ContentKind,
  folder: PhotoFolder,
): Promise<SentContent> {
  if (!request.isMultipart()) {
    if (!isRecord(request.body)) throw Refusal.ofIssues([issueAt([], 'type')]);
    return { ...parted(request.body), uploads: [] };
  }
  const takesFile = (name: string) => pictureAt(kind.fields, parsePath(name)) !== undefined;
  const { texts, uploads } = await readMultipart(request, takesFile, folder);
  try {
    const values = Object.entries(texts).map(([name, text]) => {
      const field = Object.hasOwn(kind.fields, name) ? kind.fields[name] : undefined;
      return [name, field ? fromText(field, text) : text] as const;
    });
    return { ...parted(Object.fromEntries(values)), uploads };
  } catch (error) {
    await discard(uploads);
    throw error;
  }
}

function parted(body: Values): Pick<SentContent, 'document' | 'id'> {
  const own = Object.entries(body).filter(([name]) => !OF_EVERY_RECORD.some((one) => one === name));
  return { document: Object.fromEntries(own), id: body.id };
}

/** What a text part stands for. What is not of the field's type stays a text, to be refused as that. */
function fromText(field: ContentField, text: string): Json | undefined {
  if (field.type === 'number' || field.type === 'integer') return parseNumber(asciiDigits(text));
  if (field.type === 'boolean') return YES_OR_NO.get(text) ?? text;
  const isPlain = field.type === 'string' && field.translated !== true;
  return isPlain || !/^\s*[[{]/u.test(text) ? text : (parseJsonText(text) as Json);
}

const YES_OR_NO: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);
