import { keywordsOf } from '../../../src/definition/keywords/siblings';
import { type Condition, type Field, isSingle } from '../../../src/definition/model/field';
import { isCounted } from '../../../src/definition/model/counted';
import { named, pointer } from '../checkIssue';
import { eachField, eachService, eachShape, type Found } from '../lint';
import { canAnswer, listOf } from '../shownWith';
import { nameless } from './siblings';

const CONDITIONS = keywordsOf('condition');

/** Reports conditions that require an answer nobody can give. */
export const deadCondition = eachShape(({ at, shape }) =>
  Object.entries(shape.properties).flatMap(([name, field]) =>
    CONDITIONS.flatMap((keyword) =>
      impossible(field[keyword], shape.properties, at + pointer('properties', name, keyword)),
    ),
  ),
);

/** Reports documents of the checklist that depend on a field that is missing, or on an answer nobody can give. */
export const documentCondition = eachService(({ service: { documents = [], form } }) =>
  documents.flatMap(({ when = {} }, index) => {
    const at = pointer('documents', index, 'when');
    const known = Object.keys(form.properties);
    return [
      ...Object.keys(when)
        .filter((name) => !known.includes(name))
        .map((name) => nameless(at + pointer(name), name, known)),
      ...impossible(when, form.properties, at),
    ];
  }),
);

/**
 * Reports conditions on rows. A list may have a condition; its rows may not, since each was added
 * on purpose.
 */
export const rowCondition = eachField(({ at, field, list }) =>
  [...CONDITIONS, 'prefill' as const]
    .filter((keyword) => list && field[keyword] !== undefined)
    // Rows of a counted list may have initial values.
    .filter((keyword) => !(keyword === 'prefill' && list && isCounted(list)))
    .map((keyword) => ({
      at: `${at}/${keyword}`,
      problem: `"${keyword}" has no effect on a row`,
      fix: 'move it beside "items", or to a field of the row',
    })),
);

function impossible(
  condition: Condition | undefined,
  properties: Readonly<Record<string, Field>>,
  at: string,
): Found[] {
  return Object.entries(condition ?? {}).flatMap(([name, asked]) => {
    const sibling = properties[name];
    if (!sibling) return [];
    return listOf(asked)
      .filter((answer) => !canAnswer(sibling, answer))
      .map((answer) => ({
        at: at + pointer(name),
        problem: `"${name}" never has the answer ${JSON.stringify(answer)}`,
        fix: hint(sibling),
      }));
  });
}

function hint(field: Field): string {
  if (!isSingle(field)) {
    return 'depend on a field with one answer: a choice, a yes or no, a text or a number';
  }
  if (field.choices) return `its answers are ${named(field.choices.map(({ value }) => value))}`;
  if (field.type === 'boolean') return 'write true or false, without quotation marks';
  return Array.isArray(field.type) || field.type === 'string'
    ? 'write a text in quotation marks'
    : 'write a number without quotation marks';
}
