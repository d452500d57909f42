import type { ContentKind } from '../../../src/definition/content/contentType';
import { referredKind } from '../../../src/definition/content/contentReferences';
import { suggestion } from '../closest';
import { fieldsOf, idsFor, idsOf, namesIn } from '../contents/names';
import { unknown } from '../contents/unknown';
import { pointer, pointerParts } from '../checkIssue';
import { eachContent, type Found } from '../lint';
import { nameOf } from '../project';

/** Requires that referenced records exist and that ids are unique. */
export const contentReferences = eachContent(({ kind }, { contents }) => {
  const kinds = contents.map((other) => nameOf(other.path));
  const unknownKinds = fieldsOf(kind).flatMap(({ at, field }): Found[] => {
    const named = referredKind(field);
    if (named === undefined || kinds.includes(named)) return [];
    const problem = `there is no schemas/content/${named}.json`;
    return [{ at: `${at}/refersTo/0/content`, problem, fix: suggestion(named, kinds) }];
  });
  const unknownCopies = fieldsOf(kind).flatMap(({ at, field }): Found[] => {
    const {
      by,
      kinds: copied = {},
      own = {},
    } = ('copies' in field ? field.copies : undefined) ?? {};
    const inner = Object.keys(('properties' in field ? field.properties : undefined) ?? {});
    const lost = Object.entries(copied).filter(([, id]) => !kinds.includes(id));
    const beside = by === undefined ? [] : siblingsAt(kind, at);
    return [
      ...lost.map(([value, id]) => ({
        at: `${at}/copies/kinds${pointer(value)}`,
        fix: suggestion(id, kinds),
        problem: `there is no schemas/content/${id}.json`,
      })),
      ...Object.entries(own).flatMap(([value, names]) => [
        ...(value in copied
          ? []
          : [
              {
                at: `${at}/copies/own${pointer(value)}`,
                problem: `"kinds" has no "${value}"`,
                fix: suggestion(value, Object.keys(copied)),
              },
            ]),
        ...names
          .filter((name) => !inner.includes(name))
          .map((name) => unknown(`${at}/copies/own${pointer(value)}`, name, inner)),
      ]),
      ...(by === undefined || beside.includes(by) ? [] : [unknown(`${at}/copies/by`, by, beside)]),
    ];
  });
  const dangling = namesIn(kind).flatMap((placed): Found[] => {
    const ids = idsFor(placed, contents);
    if (!ids || ids.includes(placed.name)) return [];
    const where = placed.kind === undefined ? 'any kind' : `"${placed.kind}"`;
    const problem = `no demo record of ${where} has the id "${placed.name}"`;
    return [{ at: placed.at, problem, fix: suggestion(placed.name, ids) }];
  });
  return [...twice(kind), ...unknownKinds, ...unknownCopies, ...dangling];
});

/** Returns the names of the fields beside one of a content type's fields. */
const siblingsAt = (kind: ContentKind, at: string): string[] =>
  fieldsOf(kind)
    .filter((other) => parentOf(other.at) === parentOf(at))
    .flatMap((other) => pointerParts(other.at).at(-1) ?? []);

const parentOf = (at: string): string => at.slice(0, at.lastIndexOf('/'));

function twice(kind: ContentKind): Found[] {
  const ids = idsOf(kind);
  return kind.samples.flatMap(({ id }, index): Found[] =>
    typeof id === 'string' && ids.indexOf(id) !== ids.lastIndexOf(id)
      ? [
          {
            at: `/samples/${index}/id`,
            problem: `"${id}" is the id of two records`,
            fix: 'keep one',
          },
        ]
      : [],
  );
}
