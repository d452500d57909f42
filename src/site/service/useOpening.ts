import { useEffect, useState } from 'react';
import { type Overview, readOverview } from '../../platform/content/overview';
import { loadThemes } from '../../platform/look/themes';
import { loadEngine } from './loaders';

/** So long the form waits for the overview, which stands above it, that nothing jumps. */
const GRACE_MS = 300;

export interface Opening {
  /** The form may be shown. */
  readonly open: boolean;
  readonly overview?: Overview;
  /** The overview came when the form already stood there. */
  readonly late: boolean;
}

/** Opens a service's form, and reads what staff say about it, if anything. */
export function useOpening(content: string | undefined): Opening {
  const [opening, setOpening] = useState<Opening>({ open: false, late: false });

  useEffect(() => {
    const leave = new AbortController();
    const reading = content === undefined ? undefined : read(content);

    async function read(id: string): Promise<void> {
      const overview = await readOverview(id, leave.signal).catch(() => undefined);
      if (overview && !leave.signal.aborted) {
        setOpening(({ open }) => ({ open, overview, late: open }));
      }
    }

    async function open(): Promise<void> {
      await Promise.allSettled([loadEngine(), Promise.race([reading, pause(GRACE_MS)])]);
      if (leave.signal.aborted) return;
      setOpening((before) => ({ ...before, open: true }));
      // Without it dialogs have MUI's own colours, and the form is no worse.
      await loadThemes().catch(() => undefined);
    }

    void open();
    return () => leave.abort();
  }, [content]);

  return opening;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
