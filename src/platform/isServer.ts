/** Whether the server renders this page (renderSite.tsx): it has no document, and handles no events. */
export const isServer = typeof document === 'undefined';
