import { type Field, isList, isObject, type Properties } from '../../../src/definition/model/field';
import type { Service } from '../../../src/definition/model/service';
import type { Language } from '../../../src/definition/model/text';
import type { Json, Values } from '../../../src/definition/model/values';
import { withPlaceNames } from './placeNames';

const PLACES: Readonly<Record<string, string>> = { country: 'Iraq', city: 'Erbil' };

/**
 * An answer to every question of a service's sections, as a visitor can give it in a language: a yes or
 * no such that what hangs on it is asked, too, and a row in each list.
 * @param own the service without its sections
 */
export function sectionAnswers(service: Service, own: Service, language: Language): Values {
  const asked = Object.entries(service.form.properties).filter(
    ([name]) => !Object.hasOwn(own.form.properties, name),
  );
  return withPlaceNames(service.form, answersTo(Object.fromEntries(asked)), language);
}

function answersTo(properties: Properties): Values {
  const triggers = new Map(
    Object.values(properties).flatMap(({ when }) => Object.entries(when ?? {}) as [string, Json][]),
  );
  const answers = Object.entries(properties).flatMap(([name, field]): [string, Json][] => {
    const answer = triggers.get(name) ?? answerTo(field);
    return answer === undefined ? [] : [[name, answer]];
  });
  return Object.fromEntries(answers);
}

function answerTo(field: Field): Json | undefined {
  if (isList(field)) return [answerTo(field.items) ?? {}];
  if (isObject(field)) return answersTo(field.properties);
  if ('widget' in field && field.widget === 'note') return undefined;
  if ('choices' in field && field.choices) return field.choices.at(-1)?.value;
  if (field.type === 'boolean') return true;
  if (field.type === 'number') return 12;
  if ('format' in field && field.format === 'date') return '2021-05-04';
  const place = 'source' in field ? PLACES[field.source?.options ?? ''] : undefined;
  return place ?? 'Zagros';
}
