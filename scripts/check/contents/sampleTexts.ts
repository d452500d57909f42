import type { ContentKind } from '../../../src/definition/content/contentType';
import type { Field } from '../../../src/definition/model/field';
import { isText } from '../../../src/definition/model/text';
import type { Json } from '../../../src/definition/model/values';
import { pointer } from '../checkIssue';
import { sampleValues } from '../sampleValues';
import type { PlacedText } from '../wordsOf';

/** Returns every text in three languages in the demo records. */
export const sampleTexts = (kind: ContentKind): PlacedText[] =>
  sampleValues(kind).flatMap(({ at, field, value }) =>
    field && holdsTexts(field) ? textsIn(value, at) : [],
  );

const holdsTexts = (field: Field): boolean =>
  'translated' in field
    ? field.translated === true
    : field.widget === 'table' || field.widget === 'sections' || field.widget === 'body';

/** A list of three ids is not a translated text. */
const IDS = 'typeIds';

function textsIn(value: Json | undefined, at: string): PlacedText[] {
  if (isText(value)) return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === IDS ? [] : textsIn(inner, at + pointer(key)),
  );
}
