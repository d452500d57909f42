import type { Frame, Page } from 'playwright-core';
import type { PreviewDraft } from '../../src/platform/preview/previewMessages';

/** A page of the site in a frame that somebody else's page holds, as the panel holds its preview. */
export interface Framed {
  readonly frame: Frame;
  /** What the site in the frame is told, now and when it asks. */
  tell(rehearsal: PreviewDraft): Promise<void>;
}

/** @param host a page of ours, which the frame is put into */
export async function framed(host: Page, address: string, first: PreviewDraft): Promise<Framed> {
  await host.evaluate(
    ([src, text]) => {
      const element = document.createElement('iframe');
      Object.assign(element, { src, width: 360, height: 700, title: 'preview' });
      document.body.dataset.said = text;
      addEventListener('message', ({ data }) => {
        if (data !== 'rega-listening') return;
        const { said = '' } = document.body.dataset;
        element.contentWindow?.postMessage(JSON.parse(said), location.origin);
      });
      document.body.replaceChildren(element);
    },
    [address, JSON.stringify(first)] as const,
  );
  const frame = await (await host.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('no frame');
  const tell = (rehearsal: PreviewDraft) =>
    host.evaluate((text) => {
      document.body.dataset.said = text;
      frames[0]?.postMessage(JSON.parse(text), location.origin);
    }, JSON.stringify(rehearsal));
  return { frame, tell };
}

export interface Kept {
  readonly local: object;
  readonly session: object;
  /** Names. */
  readonly databases: readonly (string | undefined)[];
}

/** All that a page of our origin finds on the device. */
export const keptOn = (page: Page): Promise<Kept> =>
  page.evaluate(async () => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
