import { readServices } from '../../scripts/vite/readServices';

/** The services of the site, and the one that shows the whole language. */
export const SERVICE_IDS = [...readServices('schemas').map(({ id }) => id), 'everything'];
