import { contentCall } from '../../definition/content/contentCalls';
import { pathOf } from '../../definition/content/contentType';
import { pointer } from '../base/checkIssue';
import {
  eachField,
  eachService,
  type Found,
  issue,
  namesIn,
  noContentType,
  unknownNames,
} from '../base/lint';
import { filesIn, nameOf } from '../base/project';

/** Requires that each content type that a page reads is a file of schemas/content. */
export const content = eachService(({ service: { page, sections } }, { files }) => {
  const known = filesIn(files, 'schemas/content').map(({ path }) => nameOf(path));
  const asked = [
    { at: '/page/content', name: page.content },
    { at: '/sections/content', name: sections?.content },
  ].flatMap(({ at, name }) => (name === undefined || known.length === 0 ? [] : [{ at, name }]));
  return unknownNames(asked, known, noContentType);
});

/** Requires that a field refers to an existing content type, and names its records by fields of it. */
export const refersTo = eachField(({ at, field }, { contents }) => {
  const references = ('refersTo' in field ? field.refersTo : undefined) ?? [];
  const kinds = contents.map(({ path }) => nameOf(path));
  return references.flatMap(({ content, name }, index): Found[] => {
    const here = at + pointer('refersTo', index);
    const fields = contents.find(({ path }) => nameOf(path) === content)?.kind.fields;
    if (!fields)
      return unknownNames([{ at: `${here}/content`, name: content }], kinds, noContentType);
    return unknownNames(
      namesIn(`${here}/name`, name),
      Object.keys(fields),
      (part) => `schemas/content/${content}.json has no field "${part}"`,
    );
  });
});

/** Requires that each page of a service reads its content at the path of that content type. */
export const contentReads = eachService(({ service: { page, sections } }, { contents }) => {
  const record = sections?.record === undefined ? '' : '{id}/';
  const wanted = [
    { at: '/page/content', id: page.content, record: '' },
    { at: '/sections/content', id: sections?.content, record },
  ];
  return wanted.flatMap((one): Found[] => {
    const kind = contents.find((other) => other.kind.id === one.id)?.kind;
    if (!kind) return [];
    const path = contentCall(kind.id) + one.record;
    if (kind.calls.public.map(pathOf).includes(path)) return [];
    const problem = `the page reads "${kind.id}" at ${path}, which is not one of its paths`;
    return [issue(one.at, problem, 'name the content type like its path')];
  });
});
