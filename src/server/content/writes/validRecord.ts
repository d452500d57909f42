import type { FastifyRequest } from 'fastify';
import { checkRecord } from '../../../definition/content/checkRecord';
import { type ContentKind, OF_EVERY_RECORD } from '../../../definition/content/contentType';
import { toRecordSchema } from '../../../definition/content/toRecordSchema';
import { fullDocument } from '../../../definition/content/recordValues';
import type { Field, Properties } from '../../../definition/model/field';
import { memoise } from '../../../definition/model/memoise';
import {
  type Json,
  parsePath,
  type Values,
  isRecord,
  type Path,
  valueAt,
  withValueAt,
} from '../../../definition/model/values';
import { asciiDigits, parseNumber } from '../../../definition/model/digits';
import { parseJsonText } from '../../http/jsonText';
import { discard, readValues, type Upload } from '../../http/multipart';
import { HttpRefusal } from '../../http/refusal';
import { storableTextIssues } from '../../http/storableText';
import { lazyValidator } from '../../lazyValidator';
import { type PicturePorts, storePictures } from '../pictures/pictureRoutes';
import { type KnownPorts, knownRecords } from './knownRecords';
import { ifMatch, versionIn } from '../../http/request';
import {
  CHANGE,
  isDayOrHour,
  isReversed,
  PUBLICATION,
  type Publication,
  publicationOf,
} from '../../../definition/content/publication';
import type { Issue } from '../../../definition/model/issue';

type RecordPorts = PicturePorts & KnownPorts;

/** Compiles the validator of a kind when it is first used. */
export const validatorOf = memoise(({ fields }: ContentKind) =>
  lazyValidator(() => toRecordSchema(fields)),
);

/** Stands for a picture's address until it is known whether the upload is a picture. */
const SOME_PICTURE = '/picture';

/**
 * Reads and validates a record that staff sent, as JSON or multipart: in multipart, lists, groups and translated texts
 * are JSON texts, pictures are files named by the dotted paths of their fields. Properties that every record has (id,
 * createdAt) are accepted and ignored. Stores the pictures.
 * @param checkChange refuses the time of a change, before pictures are stored
 * @returns the record, with the id in the body, which is not validated; the version that the write is based on, undefined
 * for none; and when the record is shown, undefined for as it was
 * @throws Refusal 400, 413, 415 or 422, after removing what was stored
 */
export async function readValidRecord(
  request: FastifyRequest,
  kind: ContentKind,
  ports: RecordPorts,
  checkChange?: (change: Change) => void,
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
    const change = givenChange(sent.change);
    checkChange?.(change);
    const publication = kind.schedules && givenPublication(sent.publication);
    const guessed = uploads.map(() => SOME_PICTURE);
    const whole = withPictures(kind, document, uploads, guessed);
    const unstorable = storableTextIssues(whole);
    if (unstorable.length > 0) throw HttpRefusal.ofIssues(unstorable);
    const stored = await knownRecords(kind, ports);
    // Other clients may store a record piece by piece: without what is required, visitors are not shown it.
    const issues = checkRecord({ fields: kind.fields }, whole, validatorOf(kind), stored);
    if (issues.length > 0) throw HttpRefusal.ofIssues(issues);
    const addresses = await storePictures(uploads, ports);
    const filled = withPictures(kind, document, uploads, addresses);
    const revision = ifMatch(request) ?? (version === undefined ? undefined : versionIn(version));
    return { document: fullDocument(kind.fields, filled), id, revision, publication, change };
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

/**
 * Returns when a record is to be shown, as somebody has sent it: JSON, or in form data its text.
 * @returns undefined if nothing was sent
 * @throws Refusal 422
 */
function givenPublication(sent: Json | undefined): Publication | undefined {
  const given = groupIn(sent, PUBLICATION);
  if (!given) return undefined;
  const { draft = false, from = '', until = '' } = given;
  const at = (name: string, code: 'type' | 'date' | 'notBefore'): Issue => ({
    path: `${PUBLICATION}.${name}`,
    code,
  });
  const days = Object.entries({ from, until });
  const issues: Issue[] = [
    ...(typeof draft === 'boolean' ? [] : [at('draft', 'type')]),
    ...days.flatMap(([name, day]) => {
      if (typeof day !== 'string') return [at(name, 'type')];
      return day === '' || isDayOrHour(day) ? [] : [at(name, 'date')];
    }),
  ];
  const publication = publicationOf({ [PUBLICATION]: given });
  if (issues.length === 0 && isReversed(publication)) {
    issues.push({ ...at('until', 'notBefore'), limit: publication.from });
  }
  if (issues.length > 0) throw HttpRefusal.ofIssues(issues);
  return publication;
}

type Change = ReturnType<typeof givenChange>;

/** Returns when a change of a record is published, and the version of the record that it was compared with. */
function givenChange(sent: Json | undefined) {
  const { at = '', basedOn } = groupIn(sent, CHANGE) ?? {};
  if (typeof at !== 'string') throw HttpRefusal.at(`${CHANGE}.at`, 'type');
  return { at, basedOn };
}

/** Returns a group that is JSON, or in form data its text; undefined: nothing was sent. @throws Refusal 422 */
function groupIn(sent: Json | undefined, name: string): Values | undefined {
  const given =
    typeof sent === 'string' && sent.startsWith('{') ? (parseJsonText(sent) as Json) : sent;
  if (given === undefined || given === null || given === '') return undefined;
  if (!isRecord(given)) throw HttpRefusal.at(name, 'type');
  return given;
}

/**
 * Returns the document with the address of each uploaded picture in its field, or at the end of its list.
 * @param addresses one for each upload
 * @throws Refusal 422 for a file in a row that does not exist, and for two in one place
 */
function withPictures(
  { fields }: ContentKind,
  document: Values,
  uploads: readonly Pick<Upload, 'field'>[],
  addresses: readonly string[],
): Values {
  const filled = new Set<string>();
  return uploads.reduce<Values>((here, { field }, index) => {
    const path = parsePath(field);
    const before = valueAt(here, path);
    const isMany = pictureAt(fields, path) === 'many';
    const isNear = isWithin(here, path, uploads.length);
    if (!isNear || !isThere(here, path.slice(0, -1))) throw HttpRefusal.at(field, 'unknown');
    if (!isMany && filled.has(field)) throw HttpRefusal.at(field, 'maxItems', 1);
    filled.add(field);
    const address = addresses[index] ?? '';
    return withValueAt(here, path, isMany ? appended(before, address) : address) as Values;
  }, document);
}

/** A value that is not a list is left for the validation to refuse. */
function appended(list: Json | undefined, address: string): Json {
  if (list === undefined || list === null || list === '') return [address];
  return Array.isArray(list) ? [...list, address] : list;
}

/** A list grows by the uploaded pictures at most: one at a number of nine digits would fill the memory. */
function isWithin(document: Values, path: Path, uploads: number): boolean {
  const place = path.at(-1);
  if (typeof place !== 'number') return true;
  const list = valueAt(document, path.slice(0, -1));
  return place < (Array.isArray(list) ? list.length : 0) + uploads;
}

/** Rows must exist in the document already; a missing group is created. */
const isThere = (document: Values, path: Path): boolean =>
  path.every((key, index) => {
    const inner = valueAt(document, path.slice(0, index + 1));
    return typeof key === 'number'
      ? isRecord(inner)
      : inner === undefined || typeof inner === 'object';
  });

/** Where an uploaded file goes: into a field of one picture, or into a list. */
type PicturePlace = 'one' | 'many';

/** Returns undefined where no picture belongs. An item of a list of pictures is a place for one. */
function pictureAt(fields: Properties, path: Path): PicturePlace | undefined {
  const [name, ...rest] = path;
  if (typeof name !== 'string' || !Object.hasOwn(fields, name)) return undefined;
  const field = fields[name];
  return field && placeIn(field, rest);
}

function placeIn(field: Field, path: Path): PicturePlace | undefined {
  if (path.length === 0) {
    if ('items' in field) return field.items.widget === 'image' ? 'many' : undefined;
    return field.widget === 'image' ? 'one' : undefined;
  }
  if ('properties' in field) return pictureAt(field.properties, path);
  const [row, ...rest] = path;
  return 'items' in field && typeof row === 'number' ? placeIn(field.items, rest) : undefined;
}
