import type { Field, ObjectField } from '../../../src/definition/field';
import { calculationOf } from '../../../src/definition/calculate';
import { widgetOf } from '../../../src/definition/widget';
import { pointer } from '../fault';
import { eachShape, type Found } from '../lint';

/** A field that nobody can fill: neither the visitor, for it has no input, nor the page. */
export const handed = eachShape(({ at, shape }) => {
  const isInside = (shape as Partial<ObjectField>).widget === 'handed';
  return Object.entries(shape.properties).flatMap(([name, field]): Found[] => {
    const widget = widgetOf(field);
    if (isInside || (widget !== 'handed' && widget !== 'hidden') || isFilled(field)) return [];
    return [
      {
        at: at + pointer('properties', name),
        problem: `"${name}" is ${widget}, and nothing is ever put into it`,
        mend: 'add a "prefill", or another widget',
      },
    ];
  });
});

const isFilled = (field: Field): boolean =>
  field.prefill !== undefined || calculationOf(field) !== undefined;

/** An answer demanded of what is only words. */
export const wordsOnly = eachShape(({ at, shape }) =>
  (['required', 'expected'] as const).flatMap((keyword) =>
    (shape[keyword] ?? []).flatMap((name, index): Found[] => {
      const field = shape.properties[name];
      if (!field || widgetOf(field) !== 'note') return [];
      const problem = `"${name}" is only words, and nobody can answer it`;
      return [{ at: at + pointer(keyword, index), problem, mend: 'take it out' }];
    }),
  ),
);
