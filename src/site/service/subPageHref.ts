import type { ServiceEntry } from './loaders';

/**
 * The address of one record's page: the page that a service file sets below its own, with the id in it.
 * @param shell of that page, where the file sets several
 */
export function subPageHref({ pages, route }: ServiceEntry, id: string, shell?: string): string {
  const page = shell === undefined ? pages[0] : pages.find((each) => each.shell === shell);
  return page?.route.replace(':id', encodeURIComponent(id)) ?? route;
}
