import { SITE_ROUTES } from '../../contract/siteRoutes';

/**
 * Returns the address of the status page; the token is in its fragment, which browsers send to
 * nobody.
 */
export const statusHref = (link: string): string => `${SITE_ROUTES.status}#${link}`;
