import type { Language } from '../../definition/language/text';
import type { PublicContent } from '../content/publicContent';
import { dataBlock } from './escapeHtml';

/** The responses of public calls, by their paths. */
export type Responses = Readonly<Record<string, unknown>>;

/** Reads the responses of calls; unknown calls are left out. */
export async function readResponses(
  content: PublicContent | undefined,
  calls: readonly string[],
): Promise<Responses> {
  const entries = await Promise.all(
    calls.map(async (call) => [call, await content?.respond(call)] as const),
  );
  return Object.fromEntries(entries.filter(([, response]) => response !== undefined));
}

/** Returns the data block that the page reads instead of calling the API (platform/embeddedResponses). */
export const embeddedData = (language: Language, responses: Responses): string =>
  dataBlock({ type: 'application/json', id: 'initial-data' }, { language, responses });
