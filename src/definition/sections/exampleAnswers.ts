import type { Answer, Field, Properties, Shape } from '../field';
import { typeOf } from '../types/table';
import type { Json, Values } from '../values';

/**
 * An answer to every question of some sections, for examples; a yes or no is such that what hangs on it
 * is asked, too.
 */
export function exampleAnswers(properties: Properties<unknown>): Values {
  const triggers = Object.values(properties).flatMap(({ when }) => Object.entries(when ?? {}));
  const asked = new Map(triggers) as ReadonlyMap<string, Answer>;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      const answer = asked.get(name) ?? answerTo(field);
      return answer === undefined ? [] : [[name, answer]];
    }),
  );
}

const answerTo = (field: Field<unknown>): Json | undefined => typeOf(field).example(field, INNER);

const INNER = {
  shape: ({ properties }: Shape<unknown>) => exampleAnswers(properties),
  field: answerTo,
};
