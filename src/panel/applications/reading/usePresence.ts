import { useEffect } from 'react';
import { backendHas } from '../../../platform/api/capabilities';
import { call } from '../../../platform/api/call';
import { sessionToken } from '../../../platform/api/sessionStore';
import { seeAlerts } from '../../alerts/alertStore';
import { useArrivalStore } from '../../arrivals/arrivalStore';

/** The server forgets it soon after the second beat that is missing. */
const BEAT_MS = 30_000;

/** Tells colleagues that an application is open here, and returns the ids of those who have it open. */
export function usePresence(id: string): readonly string[] {
  useEffect(() => {
    if (!backendHas('arrivals')) return undefined;
    const tell = (open: boolean) => {
      if (sessionToken() === undefined) return;
      // Without it the page works as well.
      call('PUT', 'application_open/', {
        body: { application: id, open },
        quiet: true,
        showsMissing: true,
      }).catch(() => undefined);
    };
    const beat = () => {
      if (document.visibilityState === 'visible') tell(true);
    };
    beat();
    seeAlerts(id);
    const timer = setInterval(beat, BEAT_MS);
    return () => {
      clearInterval(timer);
      tell(false);
    };
  }, [id]);
  const present = useArrivalStore((state) => state.present);
  return present.flatMap(({ application, staff }) => (application === id ? [staff] : []));
}
