import { nameOf } from '../project';
import { suggestion } from '../closest';
import { eachService, type Found } from '../lint';

/** Reports sections whose source does not exist, or that depend on a field that does not. */
export const sections = eachService(({ service }, { contents }): Found[] => {
  const source = service.sections;
  if (!source) return [];
  const form = Object.keys(service.form.properties);
  const asked = [
    ...(source.record === undefined ? [] : [{ at: '/sections/record', name: source.record }]),
    ...Object.keys(source.when ?? {}).map((name) => ({ at: `/sections/when/${name}`, name })),
  ];
  const unknown = asked
    .filter(({ name }) => !form.includes(name))
    .map(({ at, name }) => ({
      at,
      problem: `the form has no field "${name}"`,
      fix: suggestion(name, form),
    }));
  const kind = contents.find(({ path }) => nameOf(path) === source.content)?.kind;
  if (!kind) return unknown;
  const field = Object.hasOwn(kind.fields, source.in) ? kind.fields[source.in] : undefined;
  const known = Object.keys(kind.fields);
  const isFit = field && 'widget' in field && field.widget === 'sections';
  const problem = `there are no sections in "${source.in}" of schemas/content/${source.content}.json`;
  const lacking = kind.many && source.record === undefined;
  return [
    ...unknown,
    ...(isFit ? [] : [{ at: '/sections/in', problem, fix: suggestion(source.in, known) }]),
    ...(lacking
      ? [
          {
            at: '/sections/content',
            problem: `"${source.content}" has many records, and "record" is missing`,
            fix: 'add "record"',
          },
        ]
      : []),
  ];
});
