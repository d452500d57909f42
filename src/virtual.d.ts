declare module 'virtual:services' {
  /** Every file of schemas/services in the order of the tiles, without its form. */
  export const services: readonly {
    readonly id: string;
    readonly route: string;
    readonly tile: import('./definition/model/service').Tile;
    readonly component?: string;
    readonly pages: readonly import('./definition/model/service').SubPage[];
    readonly load: () => Promise<import('./definition/validate/serviceModule').ServiceModule>;
  }[];
}

declare module 'virtual:texts' {
  /** The interface texts, by language and by what loads them together (scripts/vite/texts). */
  export const texts: Readonly<
    Record<
      import('./definition/model/text').Language,
      Readonly<
        Record<
          'shell' | 'face' | 'form' | 'services' | 'status' | 'reading' | 'entering' | 'panel',
          () => Promise<{ readonly default: object }>
        >
      >
    >
  >;
}

declare module 'virtual:contents' {
  /** Every file of schemas/content, without samples. Only for the control panel. */
  export const contents: readonly import('./definition/content/contentType').ContentKind[];
  /** The compiled JSON Schema of the records of each content type, by its id. */
  export const validators: Readonly<
    Record<
      string,
      () => Promise<{ readonly validate: import('./definition/validate/check').Validate }>
    >
  >;
}

declare module 'virtual:shown' {
  /** What a record of each content type must say to be shown to visitors, as dotted paths. */
  export const shownParts: Readonly<Record<string, readonly string[]>>;
}

declare module 'virtual:service-schema' {
  /** The meta-schema of services, compiled. */
  export const validate: import('./lint/checkServiceDocument').DocumentProject['validate'];
}

declare module 'virtual:panel' {
  /** The staff pages of services, by the service's id. Only for the control panel. */
  export const staffPages: Readonly<
    Record<string, import('./definition/model/service').Staff & { readonly panel: string }>
  >;
}

declare module 'virtual:pdf-data' {
  /** The folder of what pdf.js fetches for some documents, with a slash at its end. */
  export const pdfData: string;
}

declare module 'virtual:offline' {
  /** What the service worker keeps from the first: files with their versions; null: in the name. */
  export const files: readonly { readonly url: string; readonly revision: string | null }[];
}
