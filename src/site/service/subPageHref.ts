import type { ServiceEntry } from '../../platform/loading/useServiceModule';

/**
 * Returns the path of a record's page, which the service file defines below its own.
 * @param component of that page, if the file defines several
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
