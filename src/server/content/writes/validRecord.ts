import type { FastifyRequest } from 'fastify';
import { checkRecord } from '../../../definition/content/checkRecord';
import { type ContentKind, OF_EVERY_RECORD } from '../../../definition/content/contentType';
import { fullDocument } from '../../../definition/content/recordValues';
import type { Field } from '../../../definition/model/field';
import { type Json, parsePath, type Values } from '../../../definition/model/values';
import type { Validate } from '../../../definition/validate/check';
import { asciiDigits, parseNumber } from '../../../definition/model/digits';
import { ifMatch, versionIn } from '../../http/ifMatch';
import { parseJsonText } from '../../http/jsonText';
import { discard, readValues } from '../../http/multipart';
import { HttpRefusal } from '../../http/refusal';
import { storableTextIssues } from '../../http/storableText';
import type { Contents } from '../../records/contents';
import { type PicturePorts, storePictures } from '../pictures/pictureRoutes';
import { givenPublication } from './givenPublication';
import { knownRecords } from './knownRecords';
import { pictureAt, withPictures } from './placed';

interface RecordPorts extends PicturePorts {
  readonly contents: Contents;
  readonly validate: Validate;
}

/** Stands for a picture's address until it is known whether the upload is a picture. */
const SOME_PICTURE = '/picture';

/**
 * Reads and validates a record that staff sent, as JSON or multipart: in multipart, lists, groups and translated texts
 * are JSON texts, pictures are files named by the dotted paths of their fields. Properties that every record has (id,
 * createdAt) are accepted and ignored. Stores the pictures.
 * @returns the record, with the id in the body, which is not validated; the version that the write is based on, undefined
 * for none; and when the record is shown, undefined for as it was
 * @throws Refusal 400, 413, 415 or 422, after removing what was stored
 */
export async function readValidRecord(
  request: FastifyRequest,
  kind: ContentKind,
  ports: RecordPorts,
) {
  const { sent, uploads } = await readValues(request, {
    folder: ports.pictures,
    takesFile: (name) => pictureAt(kind.fields, parsePath(name)) !== undefined,
    convert: (texts) => fromTexts(kind, texts),
  });
  const { id, version } = sent;
  const own = Object.entries(sent).filter(([name]) => !OF_EVERY_RECORD.some((one) => one === name));
  const document = Object.fromEntries(own);
  try {
    const publication = kind.schedules && givenPublication(sent.publication);
    const guessed = uploads.map(() => SOME_PICTURE);
    const whole = withPictures(kind, document, uploads, guessed);
    const unstorable = storableTextIssues(whole);
    if (unstorable.length > 0) throw HttpRefusal.ofIssues(unstorable);
    const stored = await knownRecords(kind, ports.contents);
    // Other clients may store a record piece by piece: without what is required, visitors are not shown it.
    const issues = checkRecord({ fields: kind.fields }, whole, ports.validate, stored);
    if (issues.length > 0) throw HttpRefusal.ofIssues(issues);
    const addresses = await storePictures(uploads, ports);
    const filled = withPictures(kind, document, uploads, addresses);
    const revision = ifMatch(request) ?? (version === undefined ? undefined : versionIn(version));
    return { document: fullDocument(kind.fields, filled), id, revision, publication };
  } finally {
    await discard(uploads);
  }
}

const fromTexts = ({ fields }: ContentKind, texts: Readonly<Record<string, string>>): Values => {
  const values = Object.entries(texts).map(([name, text]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return [name, field ? fromText(field, text) : text] as const;
  });
  return Object.fromEntries(values);
};

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
