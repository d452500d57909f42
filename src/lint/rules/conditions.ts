import { keywordsOf } from '../../definition/keywords/siblings';
import { calculationOf } from '../../definition/model/calculate';
import { isCounted } from '../../definition/model/counted';
import type { Condition } from '../../definition/model/condition';
import { isNote, type ObjectField, type Shape } from '../../definition/model/field';
import { pick } from '../../definition/model/text';
import { widgetOf } from '../../definition/model/widget';
import { pointer } from '../base/checkIssue';
import {
  eachField,
  eachNamed,
  eachService,
  eachShape,
  type Found,
  inVain,
  issue,
  issueIf,
} from '../base/lint';
import { impossible, topCondition } from './impossible';
import { contradicted, isNeverShown, wantedBy } from './shownWith';

const CONDITIONS = keywordsOf('condition');

/** Reports conditions that require an answer nobody can give. */
export const deadCondition = eachNamed(({ at, field, shape, form }) =>
  CONDITIONS.flatMap((keyword) =>
    impossible(field[keyword], { shape, form }, at + pointer(keyword)),
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
export const rowCondition = eachField(({ list, ...row }) =>
  list
    ? inVain(
        row,
        // Rows of a counted list may have initial values.
        isCounted(list) ? CONDITIONS : [...CONDITIONS, 'prefill'],
        (keyword) => `"${keyword}" has no effect on a row`,
        'move it beside "items", or to a field of the row',
      )
    : [],
);

/**
 * Reports conditions that require two answers of the same field, directly or through the fields
 * that they depend on. Unknown answers and circular conditions are reported by other lints.
 */
export const contradiction = eachNamed(({ at, name, field, shape, form }): Found[] => {
  const { when, requiredWhen } = field;
  const wants = (...conditions: (Condition | undefined)[]) =>
    contradicted(wantedBy(shape, conditions, form));
  if ([when, requiredWhen].some((one) => impossible(one, { shape, form }, at).length > 0))
    return [];
  const hiding = wants(when);
  if (hiding !== undefined) {
    const problem = `"${name}" is never shown, since no single answer of "${hiding}" is enough`;
    return [issue(`${at}/when`, problem, `ask for one answer of "${hiding}"`)];
  }
  const needed = requiredWhen && wants(when, requiredWhen);
  const problem = `"${name}" is never required while it is shown, because of "${needed}"`;
  const fix = `let both require the same answer of "${needed}"`;
  return issueIf(needed !== undefined, `${at}/requiredWhen`, problem, fix);
});

/** Reports required or expected fields that are never shown. */
export const hiddenRequired = eachRequired(({ at, shape, form, name, keyword }) =>
  issueIf(
    isNeverShown(shape, name, form),
    at,
    `"${name}" is ${keyword}, and never shown`,
    `fix its "when", or remove it from "${keyword}"`,
  ),
);

/** Reports a required field that is only a note. */
export const wordsOnly = eachRequired(({ at, shape, name }) => {
  const field = shape.properties[name];
  const problem = `"${name}" is only a note, and nobody can answer it`;
  return issueIf(field !== undefined && isNote(field), at, problem, 'remove it');
});

interface Required {
  readonly at: string;
  readonly shape: Shape;
  readonly form: Shape;
  readonly name: string;
  readonly keyword: 'required' | 'expected';
}

/** Creates a lint that runs for each name of a required or expected field. */
function eachRequired(find: (required: Required) => Found[]) {
  return eachShape(({ at, shape }, _, { service: { form } }) =>
    (['required', 'expected'] as const).flatMap((keyword) =>
      (shape[keyword] ?? []).flatMap((name, index) => {
        const here = at + pointer(keyword, index);
        return find({ at: here, shape, form, name, keyword });
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
    const isSeen = names.some((name) => {
      const field = form.properties[name];
      return !field || (widgetOf(field) !== 'hidden' && !isNeverShown(form, name));
    });
    const problem = `in the step "${pick(title, 'en')}" nothing is ever shown`;
    const at = file.steps ? pointer('steps', index) : '/form';
    const fix = 'add a field that visitors see, or remove the step';
    return issueIf(!isSeen && !summary, at, problem, fix);
  }),
);

/**
 * Reports a field that nobody can fill: it has no input for the visitor and no preset from the
 * page.
 */
export const handed = eachNamed(({ at, name, field, shape }) => {
  const isInside = (shape as Partial<ObjectField>).widget === 'handed';
  const widget = widgetOf(field);
  const isEmpty = field.prefill === undefined && calculationOf(field) === undefined;
  const isSet = (widget === 'handed' || widget === 'hidden') && !isInside;
  const problem = `"${name}" is ${widget}, and nothing ever fills it`;
  return issueIf(isSet && isEmpty, at, problem, 'add a "prefill", or another widget');
});
