import { memoise } from '../definition/model/memoise';
import { resolveService } from '../definition/model/resolve';
import type { Service, ServiceFile } from '../definition/model/service';
import type { CheckIssue } from './base/checkIssue';
import {
  type JsonFile,
  listFiles,
  type Project,
  type ServiceDocument,
  sharedFiles,
} from './base/project';
import { missingLists } from './rules/lists';
import { brokenReferences } from './rules/references';
import type { Finding } from './schema/findings';

/** Why a file cannot be read: it violates its meta-schema, or has references that lead nowhere. */
export interface Unread {
  readonly vocabulary: readonly CheckIssue[];
  readonly reference: readonly CheckIssue[];
}

type Validate = (data: unknown) => readonly Finding[];

export const unreadParts = (
  file: JsonFile,
  files: Project['files'],
  validate: Validate,
): Unread => ({
  vocabulary: validate(file.data).map((finding) => inFile(file, finding)),
  reference: [...brokenReferences(file, files), ...missingLists(file, files)],
});

/** Reads a service file that violates no meta-schema and has no broken reference. */
export function readService(
  file: JsonFile,
  files: Project['files'],
  validate: Validate,
): ServiceDocument | readonly CheckIssue[] {
  const service = resolverOf(files)(file);
  // Keywords beside a reference may not fit the field that it resolves to.
  const unfit = validate(service).map((finding) => inFile(file, finding));
  return unfit.length > 0 ? unfit : { path: file.path, file: file.data as ServiceFile, service };
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

const inFile = ({ path }: JsonFile, finding: Finding): CheckIssue => ({ file: path, ...finding });
