import { settings } from '../../platform/readPageSettings';

/**
 * Returns the URL of a page of the panel, for links and navigation.
 * @param path relative to the panel's path: "home/blogs/blog/new"
 */
export const panelHref = (path: string, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${settings.panelPath}/${path}${search && `?${search}`}`;
};
