import { createHash } from 'node:crypto';
import type { Brand } from '../../definition/brand/brand';
import type { ContentKind } from '../../definition/content/contentType';
import { isText, type Text } from '../../definition/language/text';
import type { Values } from '../../definition/model/values';
import type { Contents } from '../storage/contents';

/** The content type whose single record is the agency. */
export const AGENCY = 'agency';

/** Returns the agency as it is now. Never rejects: without the database it is as it was last. */
export type ReadBrand = () => Promise<Brand>;

/**
 * Returns a function that reads the agency's record, each time, so that a change shows in every process at once.
 * What the record leaves out is as in the demo record: so is everything as long as there is none.
 */
export function brandReader(
  kinds: readonly ContentKind[],
  contents: Pick<Contents, 'list'>,
): ReadBrand {
  const sample = kinds.find(({ id }) => id === AGENCY)?.samples[0] ?? {};
  let last = toBrand(sample, sample);
  return async () => {
    try {
      const [record] = await contents.list(AGENCY);
      last = toBrand(record?.document ?? sample, sample);
    } catch {
      // Pages are sent without the database; a name of another agency would be worse than an old one.
    }
    return last;
  };
}

function toBrand(document: Values, sample: Values): Brand {
  return {
    version: createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 12),
    name: textIn(document, 'name') ?? textIn(sample, 'name') ?? NAMELESS,
  };
}

const NAMELESS: Text = ['', '', ''];

/** Returns a text that exists in one language at least. */
function textIn(document: Values, field: string): Text | undefined {
  const value = document[field];
  return isText(value) && value.some((entry) => entry.trim() !== '') ? value : undefined;
}
