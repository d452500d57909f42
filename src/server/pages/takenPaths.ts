import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BRAND_PATH } from '../brand/brandRoutes';
import { type ServerSettings, SettingsError } from '../serverSettings';
import type { PublicPage } from './publicPage';
import { OFFLINE_SHELL } from './htmlTemplate';
import { OWN_API } from '../http/route';

/**
 * Refuses a panel path that conflicts with the site: the panel owns every path below its own, and the client's
 * router ignores case.
 * @throws SettingsError if a page, a call or a file has the path
 */
export async function refuseTakenPath(
  { panelPath, root }: Pick<ServerSettings, 'panelPath' | 'root'>,
  pages: readonly Pick<PublicPage, 'route'>[],
): Promise<void> {
  const taken = [...(await ownPaths(root)), ...pages.map(({ route }) => route)];
  if (taken.some((address) => firstSegment(address) === firstSegment(panelPath))) {
    throw new SettingsError([
      `PANEL_PATH ${panelPath} is taken: the site has pages or files there`,
    ]);
  }
}

/** Returns the paths that no page can have. */
const ownPaths = async (root: string): Promise<readonly string[]> => {
  const files = await readdir(join(root, 'dist/client')).catch(() => []);
  return [OWN_API, BRAND_PATH, OFFLINE_SHELL, ...files.map((at) => `/${at}`)];
};

/** Returns what has the address that staff have chosen for a service; undefined if it is free. */
export async function pageTaking(
  route: string,
  pages: readonly PublicPage[],
  { panelPath, root }: Pick<ServerSettings, 'panelPath' | 'root'>,
): Promise<string | undefined> {
  const page = pages.find((one) => isRouteOf(one.route, route));
  const own = [panelPath, ...(await ownPaths(root))].find(
    (path) => firstSegment(path) === firstSegment(route),
  );
  return page?.route ?? own;
}

const isRouteOf = (pattern: string, route: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/gu, '[\\w-]+')}$`, 'iu').test(route);

const firstSegment = (address: string): string | undefined => address.split('/')[1]?.toLowerCase();
