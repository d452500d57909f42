import { APPLICATION, type Status } from '../../contract/applications';
import { readAs } from '../../contract/readAs';
import type { Service } from '../../definition/service';
import { isLanguage, type Language } from '../../definition/text';
import { isRecord, type Values } from '../../definition/values';

/** One application, with everything that it takes to read it as it was asked. */
export interface Application {
  readonly id: string;
  readonly reference: string;
  /** In which the visitor filled it in. */
  readonly language: Language;
  /** ISO, UTC. */
  readonly createdAt: string;
  readonly status: Status;
  /** For staff only. */
  readonly note: string;
  readonly isRead: boolean;
  /** As the form held them, pruned; a photo is its id. */
  readonly answers: Values;
  /** Flat, as it was sent; a photo is the path to read it with. */
  readonly record: Values;
  /** The form that was filled in, which may be an older one than today's. */
  readonly definition: Service;
}

/** The answer of GET application/{id}/; undefined where it holds no form to read the answers by. */
export function applicationIn(answer: unknown): Application | undefined {
  if (!isRecord(answer) || !isService(answer.definition)) return undefined;
  const {
    definitionVersion: _,
    service: _id,
    language,
    readAt,
    ...application
  } = readAs(APPLICATION, answer);
  return {
    ...application,
    language: isLanguage(answer.language) ? language : 'en',
    isRead: readAt !== null,
    definition: answer.definition,
  };
}

/** Our own server's word is taken for the rest: it keeps what it once checked. */
function isService(value: unknown): value is Service {
  if (!isRecord(value)) return false;
  const { form, steps, tile } = value;
  return isRecord(tile) && isRecord(form) && isRecord(form.properties) && Array.isArray(steps);
}
