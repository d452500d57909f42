/** Window event: the responses of public calls have changed, and displayed content is fetched again. */
export const CONTENT_CHANGED = 'rega-content';
