declare module 'virtual:bench' {
  import type { ServiceModule } from '../../src/definition/serviceModule';

  interface BenchModule extends ServiceModule {
    readonly places: { readonly target: string; readonly toggle?: string; readonly list?: string };
  }

  /** The forms that were built, by work and number of fields: "W1-100". */
  export const works: Readonly<Record<string, () => Promise<BenchModule>>>;
}
