import { keywordsOf } from '../../../src/definition/keywords/siblings';
import { calculationOf } from '../../../src/definition/model/calculate';
import { isCounted } from '../../../src/definition/model/counted';
import {
  type Condition,
  type Field,
  isSingle,
  type ObjectField,
  type Shape,
} from '../../../src/definition/model/field';
import { pick } from '../../../src/definition/model/text';
import { widgetOf } from '../../../src/definition/model/widget';
import { named, pointer } from '../checkIssue';
import {
  eachField,
  eachService,
  eachShape,
  type Found,
  issue,
  keysIn,
  unknownNames,
} from '../lint';
import { canAnswer, contradicted, isNeverShown, listOf, wantedBy } from '../shownWith';

const CONDITIONS = keywordsOf('condition');

/** Reports conditions that require an answer nobody can give. */
export const deadCondition = eachShape(({ at, shape }) =>
  Object.entries(shape.properties).flatMap(([name, field]) =>
    CONDITIONS.flatMap((keyword) =>
      impossible(field[keyword], shape, at + pointer('properties', name, keyword)),
    ),
  ),
);

/** Reports documents of the checklist that depend on a field that is missing, or on an answer nobody can give. */
export const documentCondition = eachService(({ service: { documents = [], form } }) =>
  documents.flatMap(({ when }, index) => {
    const at = pointer('documents', index, 'when');
    const unknown = unknownNames(keysIn(at, when), Object.keys(form.properties));
    return [...unknown, ...impossible(when, form, at)];
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
    .map((keyword) =>
      issue(
        `${at}/${keyword}`,
        `"${keyword}" has no effect on a row`,
        'move it beside "items", or to a field of the row',
      ),
    ),
);

function impossible(condition: Condition = {}, { properties }: Shape, at: string): Found[] {
  return Object.entries(condition).flatMap(([name, asked]) => {
    const sibling = properties[name];
    if (!sibling) return [];
    const dead = listOf(asked).filter((answer) => !canAnswer(sibling, answer));
    return dead.map((answer) => {
      const problem = `"${name}" never has the answer ${JSON.stringify(answer)}`;
      return issue(at + pointer(name), problem, hint(sibling));
    });
  });
}

function hint(field: Field): string {
  if (!isSingle(field))
    return 'depend on a field with one answer: a choice, a yes or no, a text or a number';
  if (field.choices) return `its answers are ${named(field.choices.map(({ value }) => value))}`;
  if (field.type === 'boolean') return 'write true or false, without quotation marks';
  return Array.isArray(field.type) || field.type === 'string'
    ? 'write a text in quotation marks'
    : 'write a number without quotation marks';
}

/**
 * Reports conditions that require two answers of the same field, directly or through the fields
 * that they depend on. Unknown answers and circular conditions are reported by other lints.
 */
export const contradiction = eachShape(({ at, shape }) =>
  Object.entries(shape.properties).flatMap(([name, { when, requiredWhen }]): Found[] => {
    const here = at + pointer('properties', name);
    if (isDoubtful(shape, when) || isDoubtful(shape, requiredWhen)) return [];
    const hiding = contradicted(wantedBy(shape, [when]));
    if (hiding !== undefined) {
      const problem = `"${name}" is never shown, since no single answer of "${hiding}" is enough`;
      return [issue(`${here}/when`, problem, `ask for one answer of "${hiding}"`)];
    }
    const needed = requiredWhen && contradicted(wantedBy(shape, [when, requiredWhen]));
    if (needed === undefined) return [];
    const problem = `"${name}" is never required while it is shown, because of "${needed}"`;
    return [
      issue(`${here}/requiredWhen`, problem, `let both require the same answer of "${needed}"`),
    ];
  }),
);

/** Returns whether a condition requires an answer that its field can never have. */
const isDoubtful = ({ properties }: Shape, condition: Condition = {}): boolean =>
  Object.entries(condition).some(([name, asked]) => {
    const bare = { ...properties[name], when: undefined } as Field;
    const alone = { properties: { ...properties, [name]: bare } };
    return contradicted(wantedBy(alone, [{ [name]: asked }])) !== undefined;
  });

/** Reports required or expected fields that are never shown. */
export const hiddenRequired = eachRequired(({ at, shape, name, keyword }) =>
  isNeverShown(shape, name)
    ? issue(
        at,
        `"${name}" is ${keyword}, and never shown`,
        `fix its "when", or remove it from "${keyword}"`,
      )
    : undefined,
);

/** Reports a required field that is only a note. */
export const wordsOnly = eachRequired(({ at, shape, name }) => {
  const field = shape.properties[name];
  return field && widgetOf(field) === 'note'
    ? issue(at, `"${name}" is only a note, and nobody can answer it`, 'remove it')
    : undefined;
});

interface Required {
  readonly at: string;
  readonly shape: Shape;
  readonly name: string;
  readonly keyword: 'required' | 'expected';
}

/** Creates a lint that runs for each name of a required or expected field. */
function eachRequired(find: (required: Required) => Found | undefined) {
  return eachShape(({ at, shape }) =>
    (['required', 'expected'] as const).flatMap((keyword) =>
      (shape[keyword] ?? []).flatMap((name, index) => {
        const here = at + pointer(keyword, index);
        return find({ at: here, shape, name, keyword }) ?? [];
      }),
    ),
  );
}

/** Reports steps in which nothing is ever shown. */
export const emptyStep = eachService(({ file, service: { form, steps } }) =>
  steps.flatMap(({ title, blocks }, index): Found[] => {
    const names = blocks.flatMap(({ fields }) => fields);
    const seen = names.filter((name) => {
      const field = form.properties[name];
      return !field || (widgetOf(field) !== 'hidden' && !isNeverShown(form, name));
    });
    if (seen.length > 0) return [];
    const problem = `in the step "${pick(title, 'en')}" nothing is ever shown`;
    const at = file.steps ? pointer('steps', index) : '/form';
    return [issue(at, problem, 'add a field that visitors see, or remove the step')];
  }),
);

/**
 * Reports a field that nobody can fill: it has no input for the visitor and no preset from the
 * page.
 */
export const handed = eachShape(({ at, shape }) => {
  const isInside = (shape as Partial<ObjectField>).widget === 'handed';
  return Object.entries(shape.properties).flatMap(([name, field]): Found[] => {
    const widget = widgetOf(field);
    const isFilled = field.prefill !== undefined || calculationOf(field) !== undefined;
    if (isInside || (widget !== 'handed' && widget !== 'hidden') || isFilled) return [];
    const problem = `"${name}" is ${widget}, and nothing ever fills it`;
    return [issue(at + pointer('properties', name), problem, 'add a "prefill", or another widget')];
  });
});
