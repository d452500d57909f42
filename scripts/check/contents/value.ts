import type { ContentField, ContentString } from '../../../src/definition/content';
import type { BooleanField, NumberField } from '../../../src/definition/field';
import { FORMATS } from '../../../src/definition/formats';
import { isText } from '../../../src/definition/text';
import { isRecord, type Json } from '../../../src/definition/values';
import { body } from './body';
import { sections } from './sections';
import { anyText, table } from './texts';
import { type Judge, shown, wrong } from './wrong';

const MEND = 'write a value that it takes';

/** The fields that have an editor of their own, by its name. */
const EDITORS: Readonly<Record<'table' | 'sections' | 'body', Judge>> = { table, sections, body };

/** What is wrong with a field's value in a demo record; what stands inside is judged by itself. */
export function judgeValue(field: ContentField, value: Json | undefined) {
  if (field.type === 'array' || field.type === 'object') {
    if (field.widget && field.widget !== 'images') return EDITORS[field.widget](value);
    return field.type === 'object' ? group(value) : list(field.widget ?? 'rows', value);
  }
  return field.type === 'string' ? text(field, value) : plain(field, value);
}

const group: Judge = (value) =>
  isRecord(value) ? [] : wrong(`${shown(value)} is no group of fields`, MEND);

const list = (what: 'rows' | 'images', value: Json | undefined) =>
  Array.isArray(value)
    ? []
    : wrong(`${shown(value)} is no list of ${what === 'rows' ? 'rows' : 'photos'}`, MEND);

function plain(field: NumberField | BooleanField, value: Json | undefined) {
  const isFit = field.type === 'integer' ? Number.isInteger(value) : typeof value === field.type;
  if (!isFit) return wrong(`${shown(value)} is no ${field.type}`, MEND);
  if (field.type === 'boolean' || typeof value !== 'number') return [];
  const { minimum = -Infinity, maximum = Infinity } = field;
  if (value < minimum) return wrong(`${value} is less than ${minimum}`, MEND);
  if (value > maximum) return wrong(`${value} is more than ${maximum}`, MEND);
  return chosen(field.choices, value);
}

function text(field: ContentString, value: Json | undefined) {
  if (field.translated) return [...anyText(value), ...lengths(field, value)];
  if (typeof value !== 'string') return wrong(`${shown(value)} is no text`, MEND);
  if (field.format && value !== '' && !FORMATS[field.format].test(value)) {
    return wrong(`${shown(value)} is no ${field.format}`, MEND);
  }
  return [...chosen(field.choices, value), ...lengths(field, value)];
}

const chosen = (choices: NumberField['choices'], value: Json) =>
  !choices || choices.some((choice) => choice.value === value)
    ? []
    : wrong(
        `${shown(value)} is none of the choices`,
        `write ${choices.map((choice) => shown(choice.value)).join(', ')}`,
      );

/** Left out, the longest is as long as in a form. */
function lengths({ maxLength, widget }: ContentString, value: Json | undefined) {
  const most = maxLength ?? (widget === 'textarea' ? 5000 : 500);
  const texts = isText(value) ? value : [String(value)];
  return texts.some((one) => one.length > most)
    ? wrong(`${shown(value)} is longer than ${most} letters`, 'shorten it, or raise "maxLength"')
    : [];
}
