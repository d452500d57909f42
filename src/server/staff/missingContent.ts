import type { ContentKind } from '../../definition/content';
import { missingLanguages } from '../../definition/contentTexts';
import { type Language, LANGUAGES, pick } from '../../definition/text';
import { textAt } from '../pages/recordText';
import type { ContentRecord, Contents } from '../storage/contents';

/** More are counted, and not told one by one. */
const MOST = 50;

interface Missing {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly languages: readonly Language[];
}

/** Content that says something in one language and not in another. */
export async function missingContent(
  kinds: readonly ContentKind[],
  content: Pick<Contents, 'list'>,
): Promise<{ readonly missing: readonly Missing[]; readonly missingTotal: number }> {
  const all = await Promise.all(
    kinds.map(async (kind) =>
      (await content.list(kind.id)).flatMap((record) => missingIn(kind, record)),
    ),
  );
  const missing = all.flat();
  return { missing: missing.slice(0, MOST), missingTotal: missing.length };
}

function missingIn(kind: ContentKind, record: ContentRecord): Missing[] {
  const lacks = new Set(
    missingLanguages(kind.fields, record.document).flatMap(({ languages }) => languages),
  );
  if (lacks.size === 0) return [];
  const languages = LANGUAGES.filter((language) => lacks.has(language));
  return [{ kind: kind.id, id: record.id, title: titleOf(kind, record), languages }];
}

/** The first of its words; of a kind with one record the kind's own name. */
function titleOf({ many, title, fields }: ContentKind, { document }: ContentRecord): string {
  const words = Object.entries(fields)
    .filter(([, field]) => field.type === 'string' && field.widget !== 'image')
    .map(([name]) => textAt(document, name, 'en'));
  return (many ? words.find((text) => text !== '') : undefined) ?? pick(title, 'en');
}
