import type { Field, Shape } from '../../definition/model/field';
import type { ListFile } from '../../definition/model/service';
import { isRecord } from '../../definition/model/values';
import { type CheckIssue, objectsIn, pointer } from '../base/checkIssue';
import { suggestion } from '../base/closest';
import { eachField, eachShape, type Found, issue, type Lint, unknownNames } from '../base/lint';
import { type JsonFile, listFiles, nameOf } from '../base/project';
import { canAnswer } from './shownWith';

/** Reports sources that name a list that is not there, which keeps the service from being read. */
export function missingLists({ path, data }: JsonFile, files: ReadonlyMap<string, JsonFile>) {
  const known = Object.keys(listFiles(files));
  return objectsIn(data).flatMap(({ at, object: { source } }): CheckIssue[] => {
    const list = isRecord(source) ? source.list : undefined;
    if (typeof list !== 'string' || known.includes(list)) return [];
    const problem = `there is no schemas/lists/${list}.json`;
    return [{ file: path, at: `${at}/source/list`, problem, fix: suggestion(list, known) }];
  });
}

/** Reports options of a list that cannot be told apart, and groups that are not there or have none. */
export const listOptions: Lint = ({ files }) =>
  Object.entries(listFiles(files)).flatMap(([name, list]) =>
    isList(list)
      ? listIssues(list).map((found) => ({ file: `schemas/lists/${name}.json`, ...found }))
      : [],
  );

/** A file that violates its meta-schema is reported elsewhere. */
const isList = ({ options, groups = [] }: Partial<ListFile>): boolean =>
  [options, groups].every((all) => Array.isArray(all) && all.every((one) => isRecord(one)));

function listIssues({ options, groups = [] }: ListFile): Found[] {
  const ids = groups.map(({ id }) => id);
  const twice = (part: string, keyword: string, all: readonly unknown[]) => {
    const keys = all.map((one) => JSON.stringify(one));
    return keys.flatMap((key, index) =>
      keys.indexOf(key) === index
        ? []
        : [issue(pointer(part, index, keyword), `${key} appears twice`, 'remove one of the two')],
    );
  };
  return [
    ...twice('groups', 'id', ids),
    ...twice(
      'options',
      'value',
      options.map(({ value }) => value),
    ),
    ...twice(
      'options',
      'label',
      options.map(({ label, under, group }) => [label, under, group]),
    ),
    ...options.flatMap(({ group }, index): Found[] => {
      if (group === undefined || ids.includes(group)) return [];
      const at = pointer('options', index, 'group');
      return [issue(at, `there is no group "${group}"`, suggestion(group, ids))];
    }),
    ...ids.flatMap((id, index): Found[] => {
      if (options.some(({ group }) => group === id)) return [];
      return [issue(pointer('groups', index), `no option is in the group "${id}"`, 'remove it')];
    }),
  ];
}

/** Reports lists that narrow each other in a circle, that nothing narrows, or that the other field's answers do not fit. */
export const narrowed = eachShape(({ at, shape }) =>
  Object.entries(shape.properties).flatMap(([name, field]): Found[] => {
    const { source, choices = [] } = sourced(field);
    const here = at + pointer('properties', name, 'source');
    if (source && isCircular(shape, name)) {
      return [issue(`${here}/dependsOn`, `"${name}" narrows itself`, 'remove one "dependsOn"')];
    }
    if (source?.list === undefined) return [];
    const names = choices.flatMap(({ under = [] }) => under);
    if (names.length > 0 !== (source.dependsOn !== undefined)) {
      return names.length > 0
        ? [issue(here, `"${source.list}" is narrowed by another answer`, 'name it in "dependsOn"')]
        : [issue(`${here}/dependsOn`, `no option of "${source.list}" has "under"`, 'remove it')];
    }
    const other = shape.properties[source.dependsOn ?? ''];
    const unfit = other && names.find((answer) => !canAnswer(other, answer));
    const problem = `"${source.list}" has options under ${JSON.stringify(unfit)}, which "${source.dependsOn}" never is`;
    return unfit === undefined ? [] : [issue(`${here}/dependsOn`, problem, 'correct the list')];
  }),
);

const sourced = (
  field: Field | undefined,
): Partial<Extract<Field, { readonly source?: unknown }>> =>
  field && 'source' in field ? field : {};

function isCircular(shape: Shape, name: string): boolean {
  const seen = new Set<string>();
  for (let next = sourced(shape.properties[name]).source?.dependsOn; next !== undefined;) {
    if (next === name) return true;
    if (seen.has(next)) return false;
    seen.add(next);
    next = sourced(shape.properties[next]).source?.dependsOn;
  }
  return false;
}

/** Reports options of content that visitors cannot read, or that is asked for where no name is stored with the answer. */
export const offered = eachField(({ at, field }, { contents }): Found[] => {
  const { source } = sourced(field);
  const [kindOf, id, label = '', under] = source?.options?.split('/') ?? [];
  if (kindOf !== 'content') return [];
  const here = `${at}/source`;
  const kind = contents.find(({ path }) => nameOf(path) === id)?.kind;
  const isRead = kind?.many && kind.calls.public.includes(`client/${id}/`);
  if (kind && !isRead) {
    const problem = `visitors cannot read all records of "${id}" at client/${id}/`;
    return [issue(`${here}/content`, problem, 'name another kind, or add the call to its file')];
  }
  if (at.split('/').length > 4) return [issue(here, 'it is in a group or row', 'move it out')];
  const named = kind?.fields[label];
  const isText = named && 'translated' in named && named.translated;
  if (named && !isText) {
    const problem = `"${label}" of "${id}" is no text in three languages`;
    return [issue(`${here}/label`, problem, 'name another property')];
  }
  return under === undefined || !kind
    ? []
    : unknownNames([{ at: `${here}/under`, name: under }], Object.keys(kind.fields), (name) => {
        return `schemas/content/${id}.json has no field "${name}"`;
      });
});
