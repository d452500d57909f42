import { settings } from '../../platform/settings';

/**
 * The address of a page of the panel, for links and for navigating.
 * @param path below the panel's path: "home/blogs/blog/new"
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
