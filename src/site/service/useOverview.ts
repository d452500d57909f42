import { useEffect, useState } from 'react';
import { type Overview, readOverview } from '../../platform/content/overview';
import { loadThemes } from '../../platform/look/themes';

/** What staff say about a service, if anything; a read that is slow or fails keeps nothing waiting. */
export function useOverview(content: string | undefined): Overview | undefined {
  const [overview, setOverview] = useState<Overview>();

  useEffect(() => {
    if (content === undefined) return undefined;
    const leave = new AbortController();
    readOverview(content, leave.signal)
      .then((read) => {
        if (!leave.signal.aborted) setOverview(read);
      })
      .catch(() => undefined);
    return () => leave.abort();
  }, [content]);

  return overview;
}

/** Without it dialogs have MUI's own colours, and the form is no worse. */
export function useThemesAhead(): void {
  useEffect(() => void loadThemes().catch(() => undefined), []);
}
