import type { Field, ObjectField } from '../../../src/definition/model/field';
import { calculationOf } from '../../../src/definition/model/calculate';
import { widgetOf } from '../../../src/definition/model/widget';
import { pointer } from '../checkIssue';
import { eachShape, type Found } from '../lint';

/**
 * Reports a field that nobody can fill: it has no input for the visitor and no preset from the
 * page.
 */
export const handed = eachShape(({ at, shape }) => {
  const isInside = (shape as Partial<ObjectField>).widget === 'handed';
  return Object.entries(shape.properties).flatMap(([name, field]): Found[] => {
    const widget = widgetOf(field);
    if (isInside || (widget !== 'handed' && widget !== 'hidden') || isFilled(field)) return [];
    return [
      {
        at: at + pointer('properties', name),
        problem: `"${name}" is ${widget}, and nothing ever fills it`,
        fix: 'add a "prefill", or another widget',
      },
    ];
  });
});

const isFilled = (field: Field): boolean =>
  field.prefill !== undefined || calculationOf(field) !== undefined;

/** Reports a required field that is only a note. */
export const wordsOnly = eachShape(({ at, shape }) =>
  (['required', 'expected'] as const).flatMap((keyword) =>
    (shape[keyword] ?? []).flatMap((name, index): Found[] => {
      const field = shape.properties[name];
      if (!field || widgetOf(field) !== 'note') return [];
      const problem = `"${name}" is only a note, and nobody can answer it`;
      return [{ at: at + pointer(keyword, index), problem, fix: 'remove it' }];
    }),
  ),
);
