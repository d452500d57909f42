import type { ContentKind } from '../../../definition/content/contentType';
import {
  kindsNamed,
  type NamedRecord,
  namesRecord,
} from '../../../definition/content/contentReferences';
import { type Language, pick } from '../../../definition/model/text';
import type { Contents } from '../../records/contents';
import { recordTitle } from '../../records/recordTitle';

/** How many referring records are listed by title. */
const MOST = 3;

/**
 * Returns the records that refer to a record, in words: "Blogs: A walk through Erbil, Winter in the mountains …".
 * Undefined if none does. A record that is being written at this moment is not seen.
 */
export async function namedBy(
  kinds: readonly ContentKind[],
  contents: Contents,
  named: NamedRecord,
  language: Language,
): Promise<string | undefined> {
  const parts = await Promise.all(
    kinds
      .filter(({ fields }) => kindsNamed(fields).includes(named.kind))
      .map(async (kind) => {
        const all = await contents.list(kind.id);
        const naming = all.filter(({ document }) => namesRecord(kind.fields, document, named));
        if (naming.length === 0) return [];
        const titles = naming.slice(0, MOST).map((record) => recordTitle(kind, record, language));
        const more = naming.length > MOST ? ' …' : '';
        return [
          `${pick(kind.title, language)}: ${titles.join(language === 'en' ? ', ' : '، ')}${more}`,
        ];
      }),
  );
  return parts.flat().join('; ') || undefined;
}
