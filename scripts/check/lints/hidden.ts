import { pick } from '../../../src/definition/model/text';
import { widgetOf } from '../../../src/definition/model/widget';
import { pointer } from '../checkIssue';
import { eachService, eachShape, type Found } from '../lint';
import { contradicted, isNeverShown, wantedBy } from '../shownWith';

/**
 * Reports conditions that require two answers of the same field, directly or through the fields
 * that they depend on.
 */
export const contradiction = eachShape(({ at, shape }) =>
  Object.entries(shape.properties).flatMap(([name, field]): Found[] => {
    const here = at + pointer('properties', name);
    // Unknown answers and circular conditions are reported by other lints.
    const shown = doubted(shape, name) ? undefined : contradicted(wantedBy(shape, [field.when]));
    if (shown !== undefined) {
      const problem = `"${name}" is never shown, since no single answer of "${shown}" is enough`;
      return [{ at: `${here}/when`, problem, fix: `ask for one answer of "${shown}"` }];
    }
    if (!field.requiredWhen) return [];
    const both = wantedBy(shape, [field.when, field.requiredWhen]);
    const needed = contradicted(both);
    if (needed === undefined || doubted(shape, name)) return [];
    const problem = `"${name}" is never required while it is shown, because of "${needed}"`;
    const fix = `let both require the same answer of "${needed}"`;
    return [{ at: `${here}/requiredWhen`, problem, fix }];
  }),
);

/** Returns whether a condition requires an answer that its field can never have. */
function doubted(shape: Parameters<typeof wantedBy>[0], name: string): boolean {
  const { when, requiredWhen } = shape.properties[name] ?? {};
  return [when, requiredWhen].some((condition) =>
    Object.entries(condition ?? {}).some(([other, asked]) => {
      const alone = { properties: { ...shape.properties, [other]: bare(shape, other) } };
      return contradicted(wantedBy(alone, [{ [other]: asked }])) !== undefined;
    }),
  );
}

const bare = ({ properties }: Parameters<typeof wantedBy>[0], name: string) =>
  ({ ...properties[name], when: undefined }) as (typeof properties)[string];

/** Reports required or expected fields that are never shown. */
export const hiddenRequired = eachShape(({ at, shape }) =>
  (['required', 'expected'] as const).flatMap((keyword) =>
    (shape[keyword] ?? []).flatMap((name, index): Found[] => {
      if (!isNeverShown(shape, name)) return [];
      const problem = `"${name}" is ${keyword}, and never shown`;
      const fix = `fix its "when", or remove it from "${keyword}"`;
      return [{ at: at + pointer(keyword, index), problem, fix }];
    }),
  ),
);

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
    const fix = 'add a field that visitors see, or remove the step';
    return [{ at: file.steps ? pointer('steps', index) : '/form', problem, fix }];
  }),
);
