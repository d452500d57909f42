import type { FastifyRequest } from 'fastify';
import { type ContentKind, OF_EVERY_RECORD } from '../../../definition/content/contentType';
import type { Field } from '../../../definition/model/field';
import { asciiDigits, parseNumber } from '../../../definition/validate/digits';
import { type Json, parsePath, type Values } from '../../../definition/model/values';
import { parseJsonText } from '../../http/jsonText';
import type { PhotoFolder } from '../../photos/photoFolder';
import { readValues, type Upload } from '../../http/multipart';
import { pictureAt } from './placed';

/** A record as staff sent it, not validated. */
export interface SentContent {
  readonly document: Values;
  /** The id in the body, for calls without one in the path. */
  readonly id: Json | undefined;
  /** The version in the body, for clients that send no If-Match. */
  readonly version: Json | undefined;
  /** When it is shown; undefined: as it was. */
  readonly publication: Json | undefined;
  /** Files, each named by the dotted path of its picture field. */
  readonly uploads: readonly Upload[];
}

/**
 * Reads a record from JSON or multipart: in multipart, lists, groups and translated texts are JSON texts, pictures
 * are files. Properties that every record has (id, createdAt) are accepted and ignored.
 * @throws Refusal, after removing what was uploaded
 */
export async function readContentBody(
  request: FastifyRequest,
  kind: ContentKind,
  folder: PhotoFolder,
): Promise<SentContent> {
  const { sent, uploads } = await readValues(request, {
    folder,
    takesFile: (name) => pictureAt(kind.fields, parsePath(name)) !== undefined,
    convert: (texts) => {
      const values = Object.entries(texts).map(([name, text]) => {
        const field = Object.hasOwn(kind.fields, name) ? kind.fields[name] : undefined;
        return [name, field ? fromText(field, text) : text] as const;
      });
      return Object.fromEntries(values);
    },
  });
  const own = Object.entries(sent).filter(([name]) => !OF_EVERY_RECORD.some((one) => one === name));
  const { id, version, publication } = sent;
  return { document: Object.fromEntries(own), id, version, publication, uploads };
}

/** Converts a text part to the field's type. A text that does not fit stays a text, for the validation to refuse. */
function fromText(field: Field, text: string): Json | undefined {
  if (field.type === 'number' || field.type === 'integer') return parseNumber(asciiDigits(text));
  if (field.type === 'boolean') return YES_OR_NO.get(text) ?? text;
  const isPlain = field.type === 'string' && field.translated !== true;
  return isPlain || !/^\s*[[{]/u.test(text) ? text : (parseJsonText(text) as Json);
}

const YES_OR_NO: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);
