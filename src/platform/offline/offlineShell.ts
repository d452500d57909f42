/** Path of the offline shell, which is shown for any page that is not cached. */
export const SHELL_URL = '/shell';
