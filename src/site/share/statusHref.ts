import { SITE_ROUTES } from '../../contract/siteRoutes';

/** Returns the address of a status page. The token is in the fragment, which browsers send to nobody. */
export const statusHref = (link: string): string => `${SITE_ROUTES.status}#${link}`;
