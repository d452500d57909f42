import { settings } from '../../platform/readPageSettings';

/**
 * Returns the URL of a page of the panel, for links and navigation.
 * @param path relative to the panel's path: "home/blogs/blog/new"
 */
export const panelHref = (
  path: string,
  query: Readonly<Record<string, string | undefined>> = {},
): string => {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, value]],
  );
  const search = given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
  return `${settings.panelPath}/${path}${search}`;
};
