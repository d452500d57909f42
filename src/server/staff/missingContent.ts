import type { ContentKind } from '../../definition/content/contentType';
import { missingLanguages } from '../../definition/content/contentTexts';
import { type Language, LANGUAGES } from '../../definition/language/text';
import { recordTitle } from '../content/recordTitle';
import type { ContentRecord, Contents } from '../storage/contents';

/** Further records are counted, and not listed. */
const MOST = 50;

interface Missing {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly languages: readonly Language[];
}

/**
 * Returns records that lack a translation.
 * @param language of their titles
 */
export async function missingContent(
  kinds: readonly ContentKind[],
  content: Pick<Contents, 'list'>,
  language: Language,
): Promise<{ readonly missing: readonly Missing[]; readonly missingTotal: number }> {
  const all = await Promise.all(
    kinds.map(async (kind) =>
      (await content.list(kind.id)).flatMap((record) => missingIn(kind, record, language)),
    ),
  );
  const missing = all.flat();
  return { missing: missing.slice(0, MOST), missingTotal: missing.length };
}

function missingIn(kind: ContentKind, record: ContentRecord, reader: Language): Missing[] {
  const lacks = new Set(
    missingLanguages(kind.fields, record.document).flatMap(({ languages }) => languages),
  );
  if (lacks.size === 0) return [];
  const languages = LANGUAGES.filter((language) => lacks.has(language));
  return [{ kind: kind.id, id: record.id, title: recordTitle(kind, record, reader), languages }];
}
