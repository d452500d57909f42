/** Where our own calls are; pages may have been told of others. */
export const OWN_API = '/api/';
