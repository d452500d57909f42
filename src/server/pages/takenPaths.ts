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
  const files = await readdir(join(root, 'dist/client')).catch(() => []);
  const taken = [
    OWN_API,
    BRAND_PATH,
    OFFLINE_SHELL,
    ...pages.map(({ route }) => route),
    ...files.map((at) => `/${at}`),
  ];
  if (taken.some((address) => firstSegment(address) === firstSegment(panelPath))) {
    throw new SettingsError([
      `PANEL_PATH ${panelPath} is taken: the site has pages or files there`,
    ]);
  }
}

const firstSegment = (address: string): string | undefined => address.split('/')[1]?.toLowerCase();
