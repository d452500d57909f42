import { createInterface } from 'node:readline/promises';
import type { Text } from '../../src/definition/text';
import type { Wishes } from './skeleton';
import { NEEDS, SAMPLES, USUAL } from './samples';

/** What was said on the command line; what was not is asked for. */
export interface Said {
  readonly ku?: string | undefined;
  readonly ar?: string | undefined;
  readonly en?: string | undefined;
  readonly fields?: string | undefined;
  readonly photos?: boolean | undefined;
  /** Ask nothing. */
  readonly yes?: boolean | undefined;
}

/** What stands for a title that nobody has given. */
const TITLE: Text = ['خزمەتگوزاریی نوێ', 'خدمة جديدة', 'New service'];

const KNOWN = Object.keys(SAMPLES).map(shortOf).join(', ');

/** What is wanted, by flags and by questions. */
export async function ask(said: Said): Promise<Pick<Wishes, 'title' | 'fields' | 'photos'>> {
  const lines = said.yes ? undefined : createInterface({ input: process.stdin });
  const given = lines?.[Symbol.asyncIterator]();
  const answer = async (question: string): Promise<string> => {
    if (!given) return '';
    process.stdout.write(question);
    const next: IteratorResult<string, unknown> = await given.next();
    return next.done ? '' : next.value.trim();
  };
  try {
    const [ku, ar, en] = TITLE;
    const title: Text = [
      said.ku ?? ((await answer('Title in Kurdish: ')) || ku),
      said.ar ?? ((await answer('Title in Arabic: ')) || ar),
      said.en ?? ((await answer('Title in English: ')) || en),
    ];
    const usual = USUAL.map(shortOf).join(',');
    const fields = said.fields ?? (await answer(`Fields, of ${KNOWN} [${usual}]: `));
    const photos = said.photos ?? /^y/iu.test(await answer('Photos (y/n) [n]: '));
    return { title, fields: fieldsOf(fields), photos };
  } finally {
    lines?.close();
  }
}

/** @throws Error for a field that there is not */
function fieldsOf(text: string): readonly string[] {
  const names = text.split(/[\s,]+/u).filter((name) => name !== '');
  if (names.length === 0) return USUAL;
  const wanted = names.map((name) => {
    const found = Object.keys(SAMPLES).find((one) => one === name || shortOf(one) === name);
    if (!found) throw new Error(`no shared field "${name}": known are ${KNOWN}`);
    return found;
  });
  return [...new Set(wanted.flatMap((field) => [...(NEEDS[field] ?? []), field]))];
}

function shortOf(field: string): string {
  return field.split('/')[1] ?? field;
}
