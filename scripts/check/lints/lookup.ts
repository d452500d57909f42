import type { ContentKind } from '../../../src/definition/content/contentType';
import type { Field } from '../../../src/definition/model/field';
import { isNumber } from '../../../src/definition/model/field';
import { nameOf } from '../project';
import { suggestion } from '../closest';
import { pointer } from '../checkIssue';
import { eachService, type Found } from '../lint';

/** Reports lookups without a table, and lookups for fields that do not exist or are sent. */
export const lookup = eachService(({ service }, { contents }): Found[] => {
  const source = service.lookup;
  if (!source) return [];
  const { properties } = service.form;
  const kind = contents.find(({ path }) => nameOf(path) === source.content)?.kind;
  const names = (part: 'by' | 'gives') =>
    Object.keys(source[part] ?? {}).map((name) => ({ name, at: pointer('lookup', part, name) }));
  const offers = (source.offers ?? []).map((name, index) => ({
    name,
    at: pointer('lookup', 'offers', index),
  }));
  const named = [{ name: source.record, at: '/lookup/record' }, ...names('by'), ...names('gives')];
  const unknown = [...named, ...offers]
    .filter(({ name }) => !Object.hasOwn(properties, name))
    .map(({ name, at }) => ({
      at,
      problem: `the form has no field "${name}"`,
      fix: suggestion(name, Object.keys(properties)),
    }));
  const unfit = names('gives').flatMap(({ name, at }): Found[] => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!field || (isNumber(field) && service.submit.omit?.includes(name))) return [];
    const problem = `"${name}" is looked up, and must be a number that is not sent`;
    return [{ at, problem, fix: 'add it to "omit", and write "type": "number"' }];
  });
  return [...unknown, ...unfit, ...noTable(source.in, source.content, kind)];
});

function noTable(
  names: readonly string[],
  content: string,
  kind: ContentKind | undefined,
): Found[] {
  if (!kind) {
    const problem = `there is no schemas/content/${content}.json`;
    return [{ at: '/lookup/content', problem, fix: 'name an existing content type' }];
  }
  const found = names.reduce<Field | undefined>(
    (field, name) => (field && 'properties' in field ? field.properties[name] : undefined),
    { type: 'object', label: kind.title, properties: kind.fields },
  );
  if (found && 'widget' in found && found.widget === 'table') return [];
  const problem = `there is no table in "${names.join('.')}" of schemas/content/${content}.json`;
  return [{ at: '/lookup/in', problem, fix: 'name the fields that lead to one' }];
}
