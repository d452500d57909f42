import { type Answer, type Field, isList, isNote, isObject, type Properties } from '../field';
import type { Json, Values } from '../values';

/**
 * An answer to every question of some sections, for examples; a yes or no is such that what hangs on it
 * is asked, too.
 */
export function exampleAnswers(properties: Properties): Values {
  const triggers = Object.values(properties).flatMap(({ when }) => Object.entries(when ?? {}));
  const asked = new Map(triggers) as ReadonlyMap<string, Answer>;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      const answer = asked.get(name) ?? answerTo(field);
      return answer === undefined ? [] : [[name, answer]];
    }),
  );
}

function answerTo(field: Field): Json | undefined {
  if (isObject(field)) return exampleAnswers(field.properties);
  if (isList(field)) return [answerTo(field.items) ?? {}, answerTo(field.items) ?? {}];
  if (isNote(field)) return undefined;
  if ('choices' in field && field.choices) return field.choices[0]?.value;
  if (field.type === 'boolean') return true;
  if (field.type === 'number') return 3;
  return 'format' in field && field.format === 'date' ? '2021-05-04' : 'Zagros';
}
