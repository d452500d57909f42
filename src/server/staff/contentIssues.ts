import type { BrokenReason, Dashboard } from '../../contract/panel';
import type { KnownRecords } from '../../definition/content/checkRecord';
import { referredKind } from '../../definition/content/contentReferences';
import type { ContentKind } from '../../definition/content/contentType';
import { type Language, type Text, LANGUAGES } from '../../definition/language/text';
import { isPublished } from '../../definition/content/publication';
import { type PlacedValue, valuesIn } from '../../definition/model/placedValues';
import {
  isRecord,
  type Json,
  parsePath,
  valueAt,
  type Values,
} from '../../definition/model/values';
import { sectionIssues } from '../../definition/sections/issues';
import { recordTitle } from '../content/recordTitle';
import { knownRecords } from '../content/writes/knownRecords';
import type { Contents, ContentRecord } from '../storage/contents';
import { missingLanguages } from '../../definition/content/contentTexts';

/** Further records are not listed: there is enough to do. */
const MOST = 50;

type Broken = Dashboard['broken'][number];
type Missing = Dashboard['missing'][number];

/**
 * Returns the records that visitors are shown and that do not work for them.
 * @param language of their titles
 */
export async function brokenContent(
  kinds: readonly ContentKind[],
  contents: Contents,
  today: string,
  language: Language,
): Promise<readonly Broken[]> {
  const all = await Promise.all(
    kinds.map(async (kind) => {
      const known = await knownRecords(kind, contents);
      const records = await contents.list(kind.id);
      return records.flatMap((record): Broken[] => {
        const { id, document } = record;
        const reason = isPublished(document, today)
          ? reasonOf(kind, document, known, today)
          : undefined;
        return reason === undefined
          ? []
          : [{ kind: kind.id, id, title: recordTitle(kind, record, language), reason }];
      });
    }),
  );
  return all.flat().slice(0, MOST);
}

function reasonOf(
  { fields, ends }: ContentKind,
  document: Values,
  known: KnownRecords,
  today: string,
): BrokenReason | undefined {
  const values = valuesIn(fields, document);
  if (values.some((placed) => isUnanswerable(placed, known))) return 'unanswerable';
  if (values.some((placed) => namesNone(placed, document, known))) return 'gone';
  const end = ends === undefined ? undefined : valueAt(document, parsePath(ends));
  return typeof end === 'string' && end !== '' && end < today ? 'over' : undefined;
}

/** Whether a visitor could not answer a question of sections, such as one whose list of options is gone. */
const isUnanswerable = ({ field, value }: PlacedValue<Text>, known: KnownRecords): boolean =>
  field.widget === 'sections' &&
  Array.isArray(value) &&
  sectionIssues(value, { options: known.options }).length > 0;

/** Whether a value names a record, or is a copy of one, that is no longer there. */
function namesNone(
  { field, value, path }: PlacedValue<Text>,
  document: Values,
  known: KnownRecords,
): boolean {
  if ('copies' in field && field.copies) {
    const { by, kinds } = field.copies;
    const kind = kinds[String(valueAt(document, [...path.slice(0, -1), by]))];
    return isRecord(value) && isGone(kind, value.id, known);
  }
  return isGone(referredKind(field), value, known);
}

const isGone = (kind: string | undefined, id: Json | undefined, known: KnownRecords): boolean =>
  kind !== undefined && typeof id === 'string' && id !== '' && !known.has(kind, id);

/**
 * Returns records that lack a translation, and the number of all of them.
 * @param language of their titles
 */
export async function missingContent(
  kinds: readonly ContentKind[],
  content: Pick<Contents, 'list'>,
  language: Language,
): Promise<Pick<Dashboard, 'missing' | 'missingTotal'>> {
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
