declare module 'virtual:services' {
  /** Every file of schemas/services in the order of the tiles, without its form. */
  export const services: readonly {
    readonly id: string;
    readonly route: string;
    readonly tile: import('./definition/service').Tile;
    readonly shell?: string;
    readonly pages: readonly import('./definition/service').SubPage[];
    readonly load: () => Promise<import('./definition/serviceModule').ServiceModule>;
  }[];
}
