// stylis ships no types of its own; emotion knows the shape of its plugins.
declare module 'stylis' {
  import type { StylisPlugin } from '@emotion/cache';

  export const prefixer: StylisPlugin;
}
