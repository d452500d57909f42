/** Told to the window when what public calls answer has changed: what is shown of it is read anew. */
export const CONTENT_CHANGED = 'rega-content';
