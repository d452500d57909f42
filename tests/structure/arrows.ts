import { importsOf, type SourceFile } from './sourceFile';

/** What each folder of src may import, as in ARCHITECTURE.md. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  definition: [],
  contract: ['definition'],
  skeleton: [],
  engine: ['definition'],
  platform: ['definition'],
  server: ['definition', 'contract', 'skeleton'],
  site: ['definition', 'contract', 'skeleton', 'engine', 'platform'],
  panel: ['definition', 'contract', 'engine', 'platform'],
};

const BROWSER_PACKAGES =
  /^(?:react(?!-dom\/server$)|@mui|@emotion|@rjsf|@fontsource|wouter|zustand|dompurify|leaflet|idb-keyval)/u;

const SERVER_PACKAGES = /^(?:node:|@?fastify|@node-rs|ajv|kysely|libsql|pg$|sharp|file-type)/u;

/** Packages that a folder may not import. */
const FORBIDDEN_PACKAGES: Readonly<Record<string, RegExp>> = {
  definition: /^/u,
  contract: /^/u,
  skeleton: /^(?!react$)/u,
  engine: SERVER_PACKAGES,
  platform: SERVER_PACKAGES,
  site: SERVER_PACKAGES,
  panel: SERVER_PACKAGES,
  server: BROWSER_PACKAGES,
};

/** Returns the forbidden imports of a file. Files directly in src may import everything. */
export function forbiddenImports(file: SourceFile): string[] {
  const folder = folderOf(file.path);
  if (!folder) return [];
  const allowed = [folder, ...(MAY_IMPORT[folder] ?? [])];
  return importsOf(file).filter((imported) => {
    if (!imported.startsWith('src/')) return FORBIDDEN_PACKAGES[folder]?.test(imported);
    return !allowed.includes(folderOf(imported) ?? '');
  });
}

/** Returns whether a folder of src is missing in the table. */
export function isUnknownFolder({ path }: SourceFile): boolean {
  const folder = folderOf(path);
  return folder !== undefined && !Object.hasOwn(MAY_IMPORT, folder);
}

const folderOf = (path: string): string | undefined => /^src\/([^/]+)\//u.exec(path)?.[1];
