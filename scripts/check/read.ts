import type { ContentKind } from '../../src/definition/content/contentType';
import { resolveService } from '../../src/definition/model/resolve';
import type { Service, ServiceFile } from '../../src/definition/model/service';
import type { CheckIssue } from './checkIssue';
import { missingLists } from './lints/lists';
import { brokenReferences } from './lints/references';
import { notJson } from './notJson';
import { memoise } from '../../src/definition/model/memoise';
import { type Finding, type Kind, metaSchemas } from './metaSchemas';
import {
  type ContentDocument,
  type JsonFile,
  listFiles,
  parseFiles,
  type Project,
  type ServiceDocument,
  sharedFiles,
  type Texts,
} from './project';

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
  const resolved = resolverOf(files);
  for (const file of files.values()) {
    const kind = kindOf(file.path);
    if (!kind) continue;
    const broken = validate(kind, file.data).map((finding) => inFile(file, finding));
    const dangling = [...brokenReferences(file, files), ...missingLists(file, files)];
    unread.vocabulary.push(...broken);
    unread.reference.push(...dangling);
    if (broken.length > 0 || dangling.length > 0) continue;
    if (kind === 'content') contents.push({ path: file.path, kind: file.data as ContentKind });
    if (kind !== 'service') continue;
    const service = resolved(file);
    // Keywords beside a reference may not fit the field that it resolves to.
    const unfit = validate('service', service).map((finding) => inFile(file, finding));
    unread.vocabulary.push(...unfit);
    if (unfit.length > 0) continue;
    services.push({ path: file.path, file: file.data as ServiceFile, service });
  }
  return { project: { texts, files, services, contents, today }, unread };
}

type Resolver = (file: JsonFile) => Service;

/** The last shared files and lists, and what resolves services with them. */
let last: { readonly parts: readonly unknown[]; readonly resolver: Resolver } | undefined;

/** Resolves each service once, until one of these files changes. */
function resolverOf(files: Project['files']): Resolver {
  const shared = sharedFiles(files);
  const lists = listFiles(files);
  // A list may have the name of a shared file.
  const parts = [shared, lists].flatMap((all) => Object.entries<unknown>(all).flat());
  const isSame =
    parts.length === last?.parts.length && parts.every((part, n) => part === last?.parts[n]);
  if (!last || !isSame) {
    const resolver = memoise(({ data }: JsonFile) =>
      resolveService(data as ServiceFile, shared, lists),
    );
    last = { parts, resolver };
  }
  return last.resolver;
}

function kindOf(path: string): Kind | undefined {
  if (/^schemas\/services\/[^/]+$/u.test(path)) return 'service';
  if (/^schemas\/content\/[^/]+$/u.test(path)) return 'content';
  if (/^schemas\/lists\/[^/]+$/u.test(path)) return 'list';
  return /^schemas\/shared\/[^/]+$/u.test(path) ? 'shared' : undefined;
}

const inFile = ({ path }: JsonFile, finding: Finding): CheckIssue => ({ file: path, ...finding });

function twice({ path, places }: JsonFile): CheckIssue[] {
  return places.doubled.map((at) => ({
    file: path,
    at,
    problem: 'this key appears twice, and only the last one counts',
    fix: 'remove one',
  }));
}
