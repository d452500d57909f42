import { suggestion } from '../closest';
import { pointer } from '../checkIssue';
import { eachField, type Found } from '../lint';
import { nameOf } from '../project';

/** Requires that a field refers to an existing content type, and names its records by fields of it. */
export const refersTo = eachField(({ at, field }, { contents }) => {
  const references = ('refersTo' in field ? field.refersTo : undefined) ?? [];
  return references.flatMap(({ content, name = [] }, index): Found[] => {
    const here = at + pointer('refersTo', index);
    const kind = contents.find(({ path }) => nameOf(path) === content)?.kind;
    if (!kind) {
      const problem = `there is no schemas/content/${content}.json`;
      const known = contents.map(({ path }) => nameOf(path));
      return [{ at: `${here}/content`, problem, fix: suggestion(content, known) }];
    }
    const known = Object.keys(kind.fields);
    return name.flatMap((part, position): Found[] =>
      known.includes(part)
        ? []
        : [
            {
              at: here + pointer('name', position),
              problem: `schemas/content/${content}.json has no field "${part}"`,
              fix: suggestion(part, known),
            },
          ],
    );
  });
});
