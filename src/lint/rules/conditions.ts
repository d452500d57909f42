import { keywordsOf } from '../../definition/keywords/siblings';
import { calculationOf } from '../../definition/model/calculate';
import { isCounted } from '../../definition/model/counted';
import type { Condition } from '../../definition/model/condition';
import type { ObjectField, Shape } from '../../definition/model/field';
import { pick } from '../../definition/model/text';
import { widgetOf } from '../../definition/model/widget';
import { pointer } from '../base/checkIssue';
import { eachField, eachService, eachShape, type Found, issue } from '../base/lint';
import { impossible, topCondition } from './impossible';
import { contradicted, isNeverShown, wantedBy } from './shownWith';

const CONDITIONS = keywordsOf('condition');

/** Reports conditions that require an answer nobody can give. */
export const deadCondition = eachShape(({ at, shape }, _, { service: { form } }) =>
  Object.entries(shape.properties).flatMap(([name, field]) =>
    CONDITIONS.flatMap((keyword) =>
      impossible(field[keyword], { shape, form }, at + pointer('properties', name, keyword)),
    ),
  ),
);

/** Reports documents of the checklist that depend on a field that is missing, or on an answer nobody can give. */
export const documentCondition = eachService(({ service: { documents = [], form } }) =>
  documents.flatMap(({ when }, index) =>
    topCondition(when, form, pointer('documents', index, 'when')),
  ),
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

/**
 * Reports conditions that require two answers of the same field, directly or through the fields
 * that they depend on. Unknown answers and circular conditions are reported by other lints.
 */
export const contradiction = eachShape(({ at, shape }, _, { service: { form } }) =>
  Object.entries(shape.properties).flatMap(([name, { when, requiredWhen }]): Found[] => {
    const here = at + pointer('properties', name);
    const wants = (...conditions: (Condition | undefined)[]) =>
      contradicted(wantedBy(shape, conditions, form));
    if ([when, requiredWhen].some((one) => impossible(one, { shape, form }, at).length > 0))
      return [];
    const hiding = wants(when);
    if (hiding !== undefined) {
      const problem = `"${name}" is never shown, since no single answer of "${hiding}" is enough`;
      return [issue(`${here}/when`, problem, `ask for one answer of "${hiding}"`)];
    }
    const needed = requiredWhen && wants(when, requiredWhen);
    if (needed === undefined) return [];
    const problem = `"${name}" is never required while it is shown, because of "${needed}"`;
    return [
      issue(`${here}/requiredWhen`, problem, `let both require the same answer of "${needed}"`),
    ];
  }),
);

/** Reports required or expected fields that are never shown. */
export const hiddenRequired = eachRequired(({ at, shape, form, name, keyword }) =>
  isNeverShown(shape, name, form)
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
  readonly form: Shape;
  readonly name: string;
  readonly keyword: 'required' | 'expected';
}

/** Creates a lint that runs for each name of a required or expected field. */
function eachRequired(find: (required: Required) => Found | undefined) {
  return eachShape(({ at, shape }, _, { service: { form } }) =>
    (['required', 'expected'] as const).flatMap((keyword) =>
      (shape[keyword] ?? []).flatMap((name, index) => {
        const here = at + pointer(keyword, index);
        return find({ at: here, shape, form, name, keyword }) ?? [];
      }),
    ),
  );
}

/** Reports steps and blocks that depend on a field that is missing, or on an answer nobody can give. */
export const stepCondition = eachService(({ service: { form, steps } }) =>
  steps.flatMap(({ when, blocks }, index) => {
    const at = pointer('steps', index);
    const inBlocks = blocks.flatMap((block, number) =>
      topCondition(block.when, form, at + pointer('blocks', number, 'when')),
    );
    return [...topCondition(when, form, `${at}/when`), ...inBlocks];
  }),
);

/** Reports steps in which nothing is ever shown. */
export const emptyStep = eachService(({ file, service: { form, steps } }) =>
  steps.flatMap(({ title, blocks, summary }, index): Found[] => {
    const names = blocks.flatMap(({ fields }) => fields);
    const seen = names.filter((name) => {
      const field = form.properties[name];
      return !field || (widgetOf(field) !== 'hidden' && !isNeverShown(form, name));
    });
    if (seen.length > 0 || summary) return [];
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
