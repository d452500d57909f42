import { importsOf, type SourceFile } from './sourceFile';

/** What each folder of src may import, as in ARCHITECTURE.md. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  definition: [],
  lint: ['definition'],
  contract: ['definition'],
  mrz: [],
  engine: ['definition', 'mrz'],
  platform: ['definition'],
  server: ['definition', 'lint', 'contract'],
  site: ['definition', 'contract', 'engine', 'platform'],
  panel: ['definition', 'lint', 'contract', 'engine', 'platform'],
};

/** The rooms of each layer: one imports those before it. Files beside the rooms may import all, and all may import them. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  definition: [
    'keywords',
    'model',
    'language',
    'brand',
    'ui',
    'describe',
    'validate',
    'sections',
    'payload',
    'content',
  ],
  lint: ['base', 'schema', 'rules', 'changes'],
  engine: [
    'dom',
    'inputs',
    'scope',
    'rjsf',
    'review',
    'flow',
    'passport',
    'widgets',
    'fields',
    'views',
  ],
  platform: [
    'language',
    'loading',
    'snackbar',
    'api',
    'content',
    'places',
    'session',
    'offline',
    'preview',
    'qr',
    'map',
    'embed',
    'theme',
  ],
  site: [
    'base',
    'search',
    'contact',
    'trust',
    'layout',
    'share',
    'cards',
    'lists',
    'handover',
    'service',
    'tiles',
    'carousel',
    'plans',
    'offers',
    'blogs',
    'statements',
    'partners',
    'hotels',
    'cars',
    'citizenship',
    'companies',
    'tickets',
    'tours',
    'visas',
    'status',
    'home',
    'about',
  ],
  panel: [
    'language',
    'base',
    'data',
    'session',
    'arrivals',
    'views',
    'layout',
    'alerts',
    'applications',
    'dates',
    'figures',
    'money',
    'preview',
    'basicApi',
    'bin',
    'designer',
    'content',
    'composing',
    'home',
    'users',
    'audit',
    'profile',
    'commandPalette',
  ],
  server: [
    'base',
    'storage',
    'http',
    'records',
    'audit',
    'auth',
    'geo',
    'dropOff',
    'places',
    'handover',
    'photos',
    'brand',
    'observability',
    'activity',
    'messages',
    'alerts',
    'openapi',
    'applications',
    'content',
    'retention',
    'mail',
    'submit',
    'requests',
    'documents',
    'status',
    'users',
    'contractCheck',
    'storeId',
    'backup',
    'upgrade',
    'pages',
    'commands',
    'inbox',
    'endDates',
    'money',
    'figures',
    'views',
    'dashboard',
    'composing',
    'search',
  ],
};

const BROWSER_PACKAGES =
  /^(?:react(?!-dom\/server$)|@mui|@emotion|@rjsf|@fontsource|wouter|zustand|dompurify|leaflet|idb-keyval)/u;

const SERVER_PACKAGES = /^(?:node:|@?fastify|@node-rs|ajv|kysely|libsql|pg$|sharp|file-type)/u;

/** Packages that a folder may not import. */
const FORBIDDEN_PACKAGES: Readonly<Record<string, RegExp>> = {
  definition: /^(?!culori$|schemas\/(?:months|statuses)\.json$)/u,
  lint: /^(?!schemas\/(?:spellings|names)\.json$)/u,
  contract: /^/u,
  mrz: /^/u,
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

/** Returns the imports of a file of a room that lead to a later room of its layer, or the room if the list lacks it. */
export function upwardImports(file: SourceFile): string[] {
  const [layer, room] = roomOf(file.path);
  if (layer === undefined || room === undefined) return [];
  const rooms = ROOMS[layer] ?? [];
  if (!rooms.includes(room)) return [`src/${layer}/${room} is not in the list of rooms`];
  return importsOf(file).filter((imported) => {
    const [otherLayer, other = ''] = roomOf(imported);
    return otherLayer === layer && rooms.indexOf(other) > rooms.indexOf(room);
  });
}

const roomOf = (path: string): readonly (string | undefined)[] =>
  /^src\/([^/]+)\/([^/]+)\/./u.exec(path)?.slice(1) ?? [];

/** Returns whether a folder of src is missing in the table. */
export function isUnknownFolder({ path }: SourceFile): boolean {
  const folder = folderOf(path);
  return folder !== undefined && !Object.hasOwn(MAY_IMPORT, folder);
}

const folderOf = (path: string): string | undefined => /^src\/([^/]+)\//u.exec(path)?.[1];
