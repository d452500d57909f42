import type { ContentKind } from '../../src/definition/content/contentType';
import type { CheckIssue } from '../../src/lint/base/checkIssue';
import type {
  ContentDocument,
  JsonFile,
  Project,
  ServiceDocument,
  Texts,
} from '../../src/lint/base/project';
import { readService, unreadParts } from '../../src/lint/readService';
import type { Kind } from '../../src/lint/schema/schemaWords';
import { metaSchemas } from './metaSchemas';
import { notJson } from './notJson';
import { parseFiles } from './parseFiles';

/** The lints for errors that keep a file from being read at all. */
export type Unread = Readonly<Record<'json' | 'twice' | 'vocabulary' | 'reference', CheckIssue[]>>;

/**
 * Reads the project for the lints. A file that is not JSON, violates its meta-schema or has an
 * unresolvable reference is reported here and excluded, so that lints need no checks of their own.
 */
export function readProject(texts: Texts, today: string): { project: Project; unread: Unread } {
  const { files, unreadable } = parseFiles(texts);
  const validate = metaSchemas(files);
  const unread: Unread = {
    json: [...unreadable].map(([file, problem]) => notJson(file, texts.get(file) ?? '', problem)),
    twice: [...files.values()].flatMap(twice),
    vocabulary: [],
    reference: [],
  };
  const services: ServiceDocument[] = [];
  const contents: ContentDocument[] = [];
  for (const file of files.values()) {
    const kind = kindOf(file.path);
    if (!kind) continue;
    const { vocabulary, reference } = unreadParts(file, files, (data) => validate(kind, data));
    unread.vocabulary.push(...vocabulary);
    unread.reference.push(...reference);
    if (vocabulary.length > 0 || reference.length > 0) continue;
    if (kind === 'content') contents.push({ path: file.path, kind: file.data as ContentKind });
    if (kind !== 'service') continue;
    const read = readService(file, files, (data) => validate(kind, data));
    if ('service' in read) services.push(read);
    else unread.vocabulary.push(...read);
  }
  return { project: { texts, files, services, contents, today }, unread };
}

function kindOf(path: string): Kind | undefined {
  if (/^schemas\/services\/[^/]+$/u.test(path)) return 'service';
  if (/^schemas\/content\/[^/]+$/u.test(path)) return 'content';
  if (/^schemas\/lists\/[^/]+$/u.test(path)) return 'list';
  return /^schemas\/shared\/[^/]+$/u.test(path) ? 'shared' : undefined;
}

function twice({ path, places }: JsonFile): CheckIssue[] {
  return (places?.doubled ?? []).map((at) => ({
    file: path,
    at,
    problem: 'this key appears twice, and only the last one counts',
    fix: 'remove one',
  }));
}
