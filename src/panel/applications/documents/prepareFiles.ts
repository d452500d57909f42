import { newKey } from '../../../engine/dom/newKey';
import {
  LARGEST_MB,
  photoRefusal,
  type Refused,
  withType,
} from '../../../engine/inputs/photos/admit';
import { FILE_RULES, noteText } from '../../../engine/inputs/photos/fileRules';
import { isolated } from '../../../definition/language/isolated';
import type { Translate } from '../../../engine/useTranslate';
import type { NamedFile } from '../../../engine/ports';

/** A photo or PDF that is ready to be sent. */
export interface ReadyFile extends NamedFile {
  /** Sent with it, so that it is stored once. */
  readonly key: string;
}

/** Why a file is not sent. */
export interface Failure {
  readonly name: string;
  readonly text: string;
  /** The file, if sending it again may help. */
  readonly again?: ReadyFile;
}

const NONE_TAKEN = { names: [], count: 0, max: Infinity };

/** Prepares a file as the forms of the site do; returns why it cannot be sent. */
export async function prepareFile(chosen: File, t: Translate): Promise<ReadyFile | Failure> {
  const file = await withType(chosen);
  const { name } = file;
  const refused = (code: Refused): Failure => ({
    name,
    text: t(noteText('scan', code), { name: isolated(name), number: LARGEST_MB }),
  });
  const code = photoRefusal(file, name, NONE_TAKEN, 'scan');
  if (code) return refused(code);
  const made = await FILE_RULES.scan.prepare(file);
  return typeof made === 'string' ? refused(made) : { file: made, name, key: newKey() };
}
