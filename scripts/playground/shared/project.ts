export type FileGroup = 'services' | 'shared' | 'content' | 'vocabulary' | 'locales';

/** A file as the list shows it. */
export interface ListedFile {
  /** From the project's root, with slashes. */
  readonly path: string;
  readonly group: FileGroup;
  /** Without folder and ".json". */
  readonly name: string;
  /** In English; the name where it has none. */
  readonly title: string;
  /** Of the tile; files without one come last. */
  readonly order: number;
}

/** Where the dev server answers the playground, beside its pages. */
export const CALLS = {
  files: '/__playground/files',
  /** With the path of a listed file as `path`. */
  text: '/__playground/text',
  judgement: '/__playground/judgement',
  /** With `name`, of a service's file: an ES module. Anything else in the query only makes it new. */
  service: '/__playground/service.js',
  /** A document, with `service` and `form`. */
  frame: '/__playground/frame',
} as const;
