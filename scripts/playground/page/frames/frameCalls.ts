import type { PlayFrame } from '../../shared/frameCalls';

/** Returns the frames in page order. */
function frames(): PlayFrame[] {
  const elements = document.querySelectorAll<HTMLIFrameElement>('iframe.pg-frame');
  return [...elements].flatMap((element) => element.contentWindow?.playFrame ?? []);
}

/**
 * Changes the draft that all forms share: they save and unmount, then remount with the changed
 * draft.
 */
export async function changeDraft(change: () => Promise<void> | void): Promise<void> {
  const all = frames();
  for (const frame of all) frame.close();
  try {
    await change();
  } finally {
    for (const frame of all) frame.open();
  }
}

/** Selects Continue in every form, so that errors are shown in every language. */
export const goOnEverywhere = (): void => {
  for (const frame of frames()) frame.goOn();
};

/** Scrolls to a field in every form; the last form gets the focus. */
export const showEverywhere = (path: string): void => {
  for (const frame of frames()) frame.show(path);
};
