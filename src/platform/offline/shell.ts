/** Where the server gives a page without an address: shown for any of which nothing was kept. */
export const SHELL = '/shell';
