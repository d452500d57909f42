declare module 'virtual:bench' {
  interface Places {
    readonly target: string;
    readonly toggle?: string;
    readonly list?: string;
  }

  type Module = import('../../src/definition/validate/serviceModule').ServiceModule;

  /** The forms in this build, by work and number of fields: "W1-100". */
  export const works: Readonly<Record<string, () => Promise<Module & { readonly places: Places }>>>;
}
