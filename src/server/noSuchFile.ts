/** Whether an error says that there is no such file or folder; any other is not to be passed over. */
export const isNoSuchFile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
