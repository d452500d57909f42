import type { FastifyRequest } from 'fastify';
import type { ContentKind } from '../../../definition/content/contentType';
import { checkRecord } from '../../../definition/content/checkRecord';
import { fullDocument } from '../../../definition/content/recordValues';
import type { Publication } from '../../../definition/content/publication';
import type { Json, Values } from '../../../definition/model/values';
import type { Validate } from '../../../definition/validate/check';
import { HttpRefusal } from '../../http/refusal';
import type { Contents } from '../../storage/contents';
import { ifMatch, versionIn } from '../../http/ifMatch';
import { discard } from '../../http/multipart';
import { storableTextIssues } from '../../http/storableText';
import { type PicturePorts, storePictures } from '../pictures/pictureRoutes';
import { readContentBody } from './writtenBody';
import { knownRecords } from './knownRecords';
import { givenPublication } from './givenPublication';
import { withPictures } from './placed';

export interface ValidRecord {
  readonly document: Values;
  /** The id in the body, not validated. */
  readonly id: Json | undefined;
  /** The version that the write is based on; undefined: none. */
  readonly revision: number | undefined;
  /** When it is shown; undefined: as it was. */
  readonly publication: Publication | undefined;
}

/** The dependencies of reading records of one kind. */
interface RecordPorts extends PicturePorts {
  readonly contents: Contents;
  readonly validate: Validate;
}

/** Stands for a picture's address until it is known whether the upload is a picture. */
const SOME_PICTURE = '/picture';

/**
 * Reads and validates a record that staff sent, and stores its pictures.
 * @throws Refusal 400, 413, 415 or 422, after removing what was stored
 */
export async function readValidRecord(
  request: FastifyRequest,
  kind: ContentKind,
  ports: RecordPorts,
): Promise<ValidRecord> {
  const sent = await readContentBody(request, kind, ports.pictures);
  const { document, id, version, uploads } = sent;
  const revision = ifMatch(request) ?? (version === undefined ? undefined : versionIn(version));
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
    return { document: fullDocument(kind.fields, filled), id, revision, publication };
  } finally {
    await discard(uploads);
  }
}
