import { pick } from '../../../src/definition/text';
import { widgetOf } from '../../../src/definition/widget';
import { pointer } from '../fault';
import { eachService, eachShape, type Found } from '../lint';
import { contradicted, isNeverShown, wantedBy } from '../shownWith';

/** Conditions that ask for two answers at once, themselves or through the fields that they hang on. */
export const contradiction = eachShape(({ at, shape }) =>
  Object.entries(shape.properties).flatMap(([name, field]): Found[] => {
    const here = at + pointer('properties', name);
    // A single unknown answer is a dead condition already, and a circle is a circle.
    const shown = doubted(shape, name) ? undefined : contradicted(wantedBy(shape, [field.when]));
    if (shown !== undefined) {
      const problem = `"${name}" is hidden for ever, for no one answer of "${shown}" would do`;
      return [{ at: `${here}/when`, problem, mend: `ask for one answer of "${shown}"` }];
    }
    if (!field.requiredWhen) return [];
    const both = wantedBy(shape, [field.when, field.requiredWhen]);
    const needed = contradicted(both);
    if (needed === undefined || doubted(shape, name)) return [];
    const problem = `"${name}" is never required while it is shown, because of "${needed}"`;
    const mend = `let both ask for the same answer of "${needed}"`;
    return [{ at: `${here}/requiredWhen`, problem, mend }];
  }),
);

/** Whether a condition asks for what the field that it names can never answer. */
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

/** Fields that must be answered, or should be, and that nobody ever sees. */
export const hiddenRequired = eachShape(({ at, shape }) =>
  (['required', 'expected'] as const).flatMap((keyword) =>
    (shape[keyword] ?? []).flatMap((name, index): Found[] => {
      if (!isNeverShown(shape, name)) return [];
      const problem = `"${name}" is ${keyword}, and hidden for ever`;
      const mend = `mend its "when", or take it out of "${keyword}"`;
      return [{ at: at + pointer(keyword, index), problem, mend }];
    }),
  ),
);

/** Steps in which there is never anything to see. */
export const emptyStep = eachService(({ file, service: { form, steps } }) =>
  steps.flatMap(({ title, blocks }, index): Found[] => {
    const names = blocks.flatMap(({ fields }) => fields);
    const seen = names.filter((name) => {
      const field = form.properties[name];
      return !field || (widgetOf(field) !== 'hidden' && !isNeverShown(form, name));
    });
    if (seen.length > 0) return [];
    const problem = `in the step "${pick(title, 'en')}" nothing is ever shown`;
    const mend = 'put a field there that visitors see, or take the step out';
    return [{ at: file.steps ? pointer('steps', index) : '/form', problem, mend }];
  }),
);
