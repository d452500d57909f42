import type { ServiceEntry } from './loaders';

/** The address of one record's page: the page that a service file sets below its own, with the id in it. */
export const subPageHref = ({ pages, route }: ServiceEntry, id: string): string =>
  pages[0]?.route.replace(':id', encodeURIComponent(id)) ?? route;
