/** Opens a file with Vite's own endpoint, in the running editor or the one in LAUNCH_EDITOR. */
export const openInEditor = (path: string, line = 1): void =>
  void fetch(`/__open-in-editor?file=${encodeURIComponent(`${path}:${line}`)}`);
