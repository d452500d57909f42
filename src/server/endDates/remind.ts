import { closingStatuses } from '../../contract/statuses';
import { alertsFor } from '../alerts/newAlerts';
import { dayAt } from '../brand/agencyDay';
import type { RoutePorts } from '../routePorts';
import { type CataloguePorts, endingsOf, whatEnds } from './endings';

/** More of one day are in the list only. */
const MOST = 1000;

type RemindPorts = Pick<RoutePorts, 'storage' | 'settings' | 'statuses' | 'now'> & CataloguePorts;

/** Tells colleagues what of theirs is due or ends on the day. Each is told once, however often this runs. */
export async function remindOf(ports: RemindPorts): Promise<void> {
  const { storage, statuses, now } = ports;
  const today = dayAt(now());
  const between = { from: today, to: today, most: MOST };
  const due = await storage.dates.due(between, closingStatuses(statuses));
  const ending = await storage.dates.ending(between, endingsOf(ports));
  for (const [kind, dates] of [['due', due] as const, ['ends', ending] as const]) {
    const lines = await storage.inbox.lines([...new Set(dates.map(({ id }) => id))]);
    const lineOf = new Map(lines.map((line) => [line.id, line]));
    for (const date of dates) {
      const line = lineOf.get(date.id);
      if (!line?.assignee) continue;
      const what = kind === 'ends' ? whatEnds(ports, line.serviceId, date) : undefined;
      const part = date.field ?? date.item ?? '';
      const id = [kind, date.id, part, date.day].join('-');
      const about = { kind, applicationId: date.id, who: '', id, ...(what && { what }) };
      const made = await alertsFor(ports, [line.assignee], about);
      await storage.alerts.add(made, now().toISOString());
    }
  }
}
