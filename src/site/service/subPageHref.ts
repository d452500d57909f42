import type { ServiceEntry } from './loaders';

/**
 * The address of one record's page: the page that a service file sets below its own, with the id in it.
 * @param component of that page, where the file sets several
 */
export function subPageHref(
  { pages, route }: ServiceEntry,
  id: string,
  component?: string,
): string {
  const page =
    component === undefined ? pages[0] : pages.find((each) => each.component === component);
  return page?.route.replace(':id', encodeURIComponent(id)) ?? route;
}
