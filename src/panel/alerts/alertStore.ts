import { create } from 'zustand';
import { type AlertData, ALERTS } from '../../contract/alerts';
import { readAs } from '../../contract/readAs';
import { call } from '../../platform/api/call';
import { staffCall } from '../data/staffCall';

interface AlertState {
  readonly alerts: readonly AlertData[];
}

/** What the account was told of applications, the last first. */
export const useAlerts = create<AlertState>()(() => ({ alerts: [] }));

const show = (response: unknown): void =>
  useAlerts.setState({ alerts: readAs(ALERTS, response).data });

export const forgetAlerts = (): void => useAlerts.setState({ alerts: [] });

/** Reads them again; without them the panel works as well. */
export function readAlerts(): void {
  call('GET', 'alert/', { quiet: true }).then(show, () => undefined);
}

/** Marks those of an application as seen, or all. */
export function seeAlerts(application?: string): void {
  const isOne = (alert: AlertData) =>
    !alert.seen && (application === undefined || alert.application === application);
  if (!useAlerts.getState().alerts.some(isOne)) return;
  // On failure they stay, and staff have been notified.
  staffCall('PUT', 'alert/', { ...(application !== undefined && { application }) }).then(
    show,
    () => undefined,
  );
}
