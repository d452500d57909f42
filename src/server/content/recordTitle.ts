import type { ContentKind } from '../../definition/content';
import { type Language, pick } from '../../definition/text';
import { textAt } from '../pages/recordText';
import type { ContentRecord } from '../storage/contents';

/** What a record is called: the first of its words; of a kind with one record the kind's own name. */
export function recordTitle(
  { many, title, fields }: Pick<ContentKind, 'many' | 'title' | 'fields'>,
  { document }: Pick<ContentRecord, 'document'>,
  language: Language,
): string {
  const words = Object.entries(fields)
    .filter(([, field]) => field.type === 'string' && field.widget !== 'image')
    .map(([name]) => textAt(document, name, language));
  return (many ? words.find((text) => text !== '') : undefined) ?? pick(title, language);
}
