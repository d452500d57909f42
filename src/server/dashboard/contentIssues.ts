import type { BrokenReason, Dashboard } from '../../contract/panel';
import type { KnownRecords } from '../../definition/content/checkRecord';
import { referredKind } from '../../definition/content/contentReferences';
import type { ContentKind } from '../../definition/content/contentType';
import { type Language, type Text, LANGUAGES } from '../../definition/model/text';
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
import { recordTitle } from '../records/recordTitle';
import { knownRecords } from '../content/writes/knownRecords';
import type { Contents } from '../records/contents';
import { missingLanguages } from '../../definition/content/contentTexts';

/** Further records are not listed: there is enough to do. */
const MOST = 50;

/**
 * Returns the records that visitors are shown and that do not work for them, and those that lack a translation.
 * @param language of their titles
 */
export async function contentIssues(
  kinds: readonly ContentKind[],
  contents: Contents,
  today: string,
  language: Language,
): Promise<Pick<Dashboard, 'broken' | 'missing' | 'missingTotal'>> {
  const all = await Promise.all(
    kinds.map(async (kind) => {
      const known = await knownRecords(kind, contents);
      const records = await contents.list(kind.id);
      return records.map((record) => ({
        reason: reasonOf(kind, record.document, known, today),
        languages: missingIn(kind, record.document),
        titled: () => ({
          kind: kind.id,
          id: record.id,
          title: recordTitle(kind, record, language),
        }),
      }));
    }),
  );
  const records = all.flat();
  const broken = records.flatMap(({ titled, reason }) => (reason ? [{ ...titled(), reason }] : []));
  const missing = records.filter(({ languages }) => languages.length > 0);
  return {
    broken: broken.slice(0, MOST),
    missing: missing.slice(0, MOST).map(({ titled, languages }) => ({ ...titled(), languages })),
    missingTotal: missing.length,
  };
}

function reasonOf(
  { fields, ends }: ContentKind,
  document: Values,
  known: KnownRecords,
  today: string,
): BrokenReason | undefined {
  if (!isPublished(document, today)) return undefined;
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

function missingIn({ fields }: ContentKind, document: Values): readonly Language[] {
  const lacks = new Set(missingLanguages(fields, document).flatMap(({ languages }) => languages));
  return LANGUAGES.filter((language) => lacks.has(language));
}
