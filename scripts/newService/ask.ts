import { createInterface } from 'node:readline/promises';
import type { Text } from '../../src/definition/model/text';
import type { Wishes } from '../../src/panel/composing/skeleton';
import { NEEDS, SAMPLES, USUAL } from './samples';

/** The command line's options; missing ones are asked for. */
export interface Said {
  readonly ku?: string | undefined;
  readonly ar?: string | undefined;
  readonly en?: string | undefined;
  readonly fields?: string | undefined;
  readonly photos?: boolean | undefined;
  /** Skips all questions. */
  readonly yes?: boolean | undefined;
}

/** Used if no title is given. */
const TITLE: Text = ['خزمەتگوزاریی نوێ', 'خدمة جديدة', 'New service'];

const KNOWN = Object.keys(SAMPLES).map(shortOf).join(', ');

/** Collects the wishes from options and questions. */
export async function ask(said: Said): Promise<Pick<Wishes, 'title' | 'fields' | 'photos'>> {
  const lines = said.yes ? undefined : createInterface({ input: process.stdin });
  const given = lines?.[Symbol.asyncIterator]();
  /** Undefined if the input has ended. */
  const answer = async (question: string): Promise<string | undefined> => {
    if (!given) return undefined;
    process.stdout.write(question);
    const next: IteratorResult<string, unknown> = await given.next();
    return next.done ? undefined : next.value.trim();
  };
  const askFields = async (): Promise<readonly string[]> => {
    const text = await answer(`Fields, of ${KNOWN} [${USUAL.map(shortOf).join(',')}]: `);
    const wrong = unknownIn(text ?? '');
    if (wrong === undefined) return fieldsOf(text ?? '');
    console.log(noField(wrong));
    return askFields();
  };
  try {
    const [ku, ar, en] = TITLE;
    const title: Text = [
      said.ku ?? ((await answer('Title in Kurdish: ')) || ku),
      said.ar ?? ((await answer('Title in Arabic: ')) || ar),
      said.en ?? ((await answer('Title in English: ')) || en),
    ];
    const fields = said.fields === undefined ? await askFields() : fieldsOf(said.fields);
    const photos = said.photos ?? /^y/iu.test((await answer('Photos (y/n) [n]: ')) ?? '');
    return { title, fields, photos };
  } finally {
    lines?.close();
  }
}

/** @throws Error for an unknown field */
function fieldsOf(text: string): readonly string[] {
  const wrong = unknownIn(text);
  if (wrong !== undefined) throw new Error(noField(wrong));
  const wanted = namesIn(text).flatMap((name) => sharedField(name) ?? []);
  if (wanted.length === 0) return USUAL;
  return [...new Set(wanted.flatMap((field) => [...(NEEDS[field] ?? []), field]))];
}

const namesIn = (text: string): string[] => text.split(/[\s,]+/u).filter((name) => name !== '');

const sharedField = (name: string): string | undefined =>
  Object.keys(SAMPLES).find((one) => one === name || shortOf(one) === name);

const unknownIn = (text: string): string | undefined =>
  namesIn(text).find((name) => sharedField(name) === undefined);

const noField = (name: string): string =>
  `There is no shared field "${name}". Known fields are ${KNOWN}; add others in the file.`;

function shortOf(field: string): string {
  return field.split('/')[1] ?? field;
}
