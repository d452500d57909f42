import { type Common, isString } from '../field';
import type { JsonSchema } from '../jsonSchema';
import { isText, pick } from '../text';
import { translatedSchema } from './cells';
import { filesContent } from './files';
import { answerContent, plainText, textContent } from './reading';
import type { RecordFieldType } from './recordTable';
import { plainTextSchema, STRING_TYPE } from './stringField';

/* The types that only records have, but for those with parts of their own. */

/** A text of a record in three languages: [ku, ar, en]. */
export const translated: RecordFieldType<'translated'> = {
  is: (field) => isString(field) && field.translated === true,
  schema: (field) => translatedSchema(plainTextSchema(field)),
  empty: ['', '', ''],
  describe: (_, value, { words }) =>
    textContent(isText(value) ? pick(value, words.language) : plainText(value, words), false),
};

/** The id of another record; that it exists is a rule (definition/content/checkRecord). */
export const reference: RecordFieldType<'reference'> = {
  schema: STRING_TYPE.schema,
  is: (field) => isString(field) && field.refersTo !== undefined,
  describe: (field, value, inner) => answerContent(field, value, inner, true),
};

/** Applies keywords only to texts that are not empty. */
const unlessEmpty = (keywords: JsonSchema): JsonSchema => ({
  if: { minLength: 1 },
  then: keywords,
});

/** A text of a record with a format, which may be empty. Staff, unlike visitors, must keep to it. */
export const formatted: RecordFieldType<'formatted'> = {
  is: (field) => isString(field) && field.format !== undefined && field.choices === undefined,
  schema: (field) => ({ ...plainTextSchema(field), ...unlessEmpty({ format: field.format }) }),
  describe: (field, value, inner) => answerContent(field, value, inner, true),
};

/** A path on this site or below the API's base: pages load no pictures from hosts that would learn who views them. */
const PICTURE = String.raw`^(?:\/(?![/\\]))?(?:[\w.~!$&()*+,;=@%-]+\/)*[\w.~!$&()*+,;=@%-]+$`;

/** A picture of a record. Several are a list of pictures. */
export const image: RecordFieldType<'image'> = {
  is: ({ widget }) => widget === 'image',
  schema: (field) => ({ ...plainTextSchema(field), ...unlessEmpty({ pattern: PICTURE }) }),
  describe: (_, value) => filesContent(value === '' ? [] : [value]),
};

/** Dynamic form sections that staff compose (docs/requirements.md, P26; definition/sections). */
export interface SectionsField<W> extends Common<W> {
  readonly type: 'array';
  readonly widget: 'sections';
}

/** What is in them is validated by definition/sections/issues. */
export const sections: RecordFieldType<'sections'> = {
  is: ({ widget }) => widget === 'sections',
  schema: () => ({ type: 'array' }),
  describe: () => ({ kind: 'none' }),
};
