export type FileGroup =
  | 'services'
  | 'examples'
  | 'shared'
  | 'lists'
  | 'content'
  | 'vocabulary'
  | 'locales';

/** An entry of the file list. */
export interface ListedFile {
  /** From the project's root, with slashes. */
  readonly path: string;
  readonly group: FileGroup;
  /** Without folder and ".json". */
  readonly name: string;
  /** In English; the name if it has no title. */
  readonly title: string;
  /** The order of the tile; files without one come last. */
  readonly order: number;
}

/** The playground's URLs on the dev server, besides its pages. */
export const CALLS = {
  files: '/__playground/files',
  /** With the path of a listed file as `path`. */
  text: '/__playground/text',
  errors: '/__playground/errors',
  /**
   * With `name`, of a service's file: an ES module. Other query parameters only prevent caching.
   */
  service: '/__playground/service.js',
  /** A document, with `service` and `form`. */
  frame: '/__playground/frame',
} as const;
