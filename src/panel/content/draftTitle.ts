import * as read from '../../platform/content/read';
import type { Field, Properties } from '../../definition/model/field';
import { fieldsIn, valuesIn } from '../../definition/model/placedValues';
import { isRecord, type Json, type Values } from '../../definition/model/values';
import { textInLanguage } from '../../platform/content/translatedText';
import { ownText, panelLanguage } from '../language/panelLanguage';
import { kindCalled } from '../pages';

/** The fields whose texts a record is called by: of a journey, both ends. */
export function namingFields(fields: Properties): readonly string[] {
  const texts = Object.keys(fields).filter((name) => isShort(fields[name]));
  return texts.slice(0, 'fromDestination' in fields ? 2 : 1);
}

/** What a record is called: its first short texts in the account's language, or else in whichever language there is. */
export function draftTitle(fields: Properties, record: Values): string {
  const [title = '', end = ''] = namingFields(fields).map((name) => ownName(record[name]));
  const inGroup = Object.entries(fields).map(([name, field]) =>
    'properties' in field && isRecord(record[name])
      ? draftTitle(field.properties, record[name])
      : '',
  );
  const choice = Object.entries(fields).map(([name, field]) => choiceName(field, record[name]));
  const named = end === '' ? title : `${title} – ${end}`;
  return [named, ...inGroup, ...choice].find((text) => text !== '') ?? '';
}

/** Whether a field holds a line of text in three languages. */
export const isShort = (field: Field | undefined): boolean =>
  field?.type === 'string' && field.translated === true && field.widget !== 'textarea';

/** A text of a record in the account's language, or else in any other. */
export const ownName = (value: Json | undefined): string =>
  textInLanguage(read.translated(value), panelLanguage());

/** The words of the option that was chosen; empty for a field without options. */
export function choiceName(field: Field, value: Json | undefined): string {
  if (!('choices' in field) || !field.choices) return '';
  const chosen = field.choices.find((choice) => choice.value === value);
  return chosen ? ownText(chosen.label) : '';
}

/** Whether records with these fields may have a picture, however deep. */
export const hasImage = (fields: Properties): boolean => fieldsIn(fields).some(isImage);

/** The address of the first picture of a record as the record has it, undefined if there is none. */
export const recordImage = (fields: Properties, record: Values): string | undefined =>
  valuesIn(fields, record).flatMap(
    ({ field, value }) => (isImage(field) && read.text(value)) || [],
  )[0];

export const isImage = (field: Field): boolean =>
  field.type === 'string' && field.widget === 'image';

/** Returns the name of a time zone as the agency's form has it; an unknown zone is returned unchanged. */
export function zoneName(timeZone: string): string {
  const field = kindCalled('agency')?.fields.timeZone;
  return (field && choiceName(field, timeZone)) || timeZone;
}
