declare module 'virtual:services' {
  import type { Tile } from './definition/service';
  import type { ServiceModule } from './definition/serviceModule';

  /** Every file of schemas/services in the order of the tiles, without its form. */
  export const services: readonly {
    readonly id: string;
    readonly route: string;
    readonly tile: Tile;
    readonly load: () => Promise<ServiceModule>;
  }[];
}
