import type { Language } from '../../definition/text';
import type { PublicContent } from '../content/publicContent';
import { dataBlock } from './escapeHtml';

/** What public calls answer, by their paths. */
export type Answers = Readonly<Record<string, unknown>>;

/** Left out: calls that nobody here answers. */
export async function answersOf(
  content: PublicContent | undefined,
  calls: readonly string[],
): Promise<Answers> {
  const answered = await Promise.all(
    calls.map(async (call) => [call, await content?.answer(call)] as const),
  );
  return Object.fromEntries(answered.filter(([, answer]) => answer !== undefined));
}

/** What the page would otherwise ask for before it shows anything (platform/firstData). */
export const firstData = (language: Language, answers: Answers): string =>
  dataBlock({ type: 'application/json', id: 'rega-first-data' }, { language, answers });
