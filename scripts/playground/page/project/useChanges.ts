import { useEffect, useEffectEvent } from 'react';
import { CHANGED, type JsonChange } from '../../../vite/changed';

/** Calls back after each save of a file in schemas/ or locales/. */
export function useChanges(listener: (change: JsonChange) => void): void {
  const tell = useEffectEvent(listener);
  useEffect(() => {
    const hear = (change: JsonChange) => tell(change);
    import.meta.hot?.on(CHANGED, hear);
    return () => import.meta.hot?.off(CHANGED, hear);
  }, []);
}
