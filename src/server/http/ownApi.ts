/** The path of this server's API; the settings may name another one for the pages. */
export const OWN_API = '/api/';
