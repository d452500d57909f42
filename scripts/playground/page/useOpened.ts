import { useCallback, useEffect, useState } from 'react';
import { openService, type OpenedService } from '../shared/openService';
import { useChanges } from './project/useChanges';

/** Returns the current form of a service file or, while the file is invalid, the last valid one. */
export function useOpened(name: string | undefined, record: string): OpenedService | undefined {
  const [found, setFound] = useState<{ readonly at: string; readonly opened: OpenedService }>();
  const [times, setTimes] = useState(0);
  useChanges(({ issue }) => {
    if (!issue) setTimes((before) => before + 1);
  });
  const at = `${name} ${record}`;
  const read = useCallback(
    () => (name === undefined ? undefined : openService(name, record)),
    [name, record],
  );
  useEffect(() => {
    let gone = false;
    read()?.then(
      (opened) => {
        if (!gone) setFound({ at, opened });
      },
      // The frames show the reason.
      () => undefined,
    );
    return () => void (gone = true);
  }, [read, at, times]);
  return found?.at === at ? found.opened : undefined;
}
