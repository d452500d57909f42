import type { Place } from '../described';
import { isString } from '../field';
import type { FieldType } from './fieldType';
import { answerContent } from './reading';
import { STRING_TYPE } from './stringField';

/** A text from a source of options: a country, a city, an airport. */
export const place: FieldType<'place'> = {
  ...STRING_TYPE,
  is: (field) => isString(field) && field.source?.options !== undefined,
  widget: ({ widget }) => widget ?? 'options',
  ask: () => 'choose',
  describe: (field, value, inner) => {
    const content = answerContent(field, value, inner, false);
    if (!field.source?.options) return content;
    const { options: source, dependsOn } = field.source;
    const parent = dependsOn === undefined ? undefined : inner.beside[dependsOn];
    const at: Place = { source, ...(typeof parent === 'string' && { parent }) };
    const text = inner.words.placeName?.(content.text, at) ?? content.text;
    return { ...content, place: at, text };
  },
};
