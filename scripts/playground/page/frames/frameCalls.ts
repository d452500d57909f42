import type { PlayFrame } from '../../shared/frameCalls';

/** The frames that are there, in the order of the page. */
function frames(): PlayFrame[] {
  const elements = document.querySelectorAll<HTMLIFrameElement>('iframe.pg-frame');
  return [...elements].flatMap((element) => element.contentWindow?.playFrame ?? []);
}

/**
 * Changes the draft that all forms share: they write what they hold, are taken away, and come back with
 * what the change has made of it.
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

/** Presses Continue in every form, so that what is wrong is said in every language. */
export const goOnEverywhere = (): void => {
  for (const frame of frames()) frame.goOn();
};

/** Brings a field into sight in every form; the focus comes to the last of them. */
export const showEverywhere = (path: string): void => {
  for (const frame of frames()) frame.show(path);
};
