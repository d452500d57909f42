import type { ContentKind } from '../../definition/content/contentType';
import { type Language, pick } from '../../definition/model/text';
import { textAt } from './recordText';
import type { ContentRecord } from './contents';

/** Returns the title of a record: its first text, or the kind's own title where there is only one record. */
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
