/** Vite's own way to the editor that runs here, or the one that LAUNCH_EDITOR names. */
export const openInEditor = (path: string, line = 1): void =>
  void fetch(`/__open-in-editor?file=${encodeURIComponent(`${path}:${line}`)}`);
