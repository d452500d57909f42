import { END_DATE_CALLS } from '../../contract/endDates';
import { seesService } from '../../contract/rights';
import { closingStatuses } from '../../contract/statuses';
import { HOUR, dayAfter } from '../../definition/model/clock';
import { pick, type Text } from '../../definition/model/text';
import { sqlDates, type StoredDate } from '../applications/store/sqlDates';
import { ownerOf } from '../auth/sessions';
import { dayAt } from '../brand/agencyDay';
import { repeat } from '../base/daily';
import type { Feature } from '../feature';
import { type Route, contractRoute } from '../http/route';
import type { RoutePorts } from '../routePorts';
import { alertsFor } from '../alerts/newAlerts';

/** Dates that are due, and what is not valid any more on a day. */
export const endDates = {
  stores: { dates: sqlDates },
  calls: END_DATE_CALLS,
  routes: endDateRoutes,
} as const satisfies Feature;

const MONTH_DAYS = 30.5;
/** What has ended is listed for so long. */
const PAST_DAYS = 90;
const MOST = 500;

function endDateRoutes(ports: RoutePorts): readonly Route[] {
  const { app, storage, statuses, now } = ports;
  repeat(app, HOUR, 'nobody was reminded of the dates of the day', () => remindOf(ports));
  return [
    contractRoute(END_DATE_CALLS.list, async (request) => {
      const { kind = 'due', months = 3 } = request.query;
      const { services, language } = ownerOf(request);
      const today = dayAt(now());
      const between = {
        from: dayAfter(today, -PAST_DAYS),
        to: dayAfter(today, Math.round(months * MONTH_DAYS)),
        ...(services && { services }),
        most: MOST,
      };
      const found =
        kind === 'due'
          ? await storage.dates.due(between, closingStatuses(statuses))
          : await storage.dates.ending(
              between,
              endingsOf(ports).filter(({ serviceId }) => seesService({ services }, serviceId)),
            );
      const lines = new Map(
        (await storage.inbox.lines(found.map(({ id }) => id))).map((line) => [line.id, line]),
      );
      const all = found.flatMap((date) => {
        const line = lines.get(date.id);
        if (!line) return [];
        const { id: application, serviceId: service, reference, name, phone, assignee } = line;
        const names = whatEnds(ports, service, date);
        return [
          {
            ...{ application, service, reference, name, phone, assignee, day: date.day },
            language: line.language,
            what: pick(names, language),
            applicantWhat: pick(names, line.language),
          },
        ];
      });
      return { data: all.slice(0, MOST), total: all.length };
    }),
  ];
}

/** More of one day are in the list only. */
const MOST_REMINDED = 1000;

type RemindPorts = Pick<RoutePorts, 'storage' | 'settings' | 'statuses' | 'now'> & CataloguePorts;

/** Tells colleagues what of theirs is due or ends on the day. Each is told once, however often this runs. */
export async function remindOf(ports: RemindPorts): Promise<void> {
  const { storage, statuses, now } = ports;
  const today = dayAt(now());
  const between = { from: today, to: today, most: MOST_REMINDED };
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

interface CataloguePorts {
  readonly catalogue: Pick<RoutePorts['catalogue'], 'entries' | 'find'>;
}

/** Returns the fields of each service whose answers are days after which something is not valid any more. */
const endingsOf = ({ catalogue }: CataloguePorts) =>
  catalogue
    .entries()
    .flatMap(({ service: { id: serviceId, staff } }) =>
      staff.endDates ? [{ serviceId, fields: staff.endDates.map(({ field }) => field) }] : [],
    );

/** Returns the name of what ends on a day. */
function whatEnds(
  { catalogue }: CataloguePorts,
  serviceId: string,
  { field = '', item }: StoredDate,
): Text {
  const service = catalogue.find(serviceId)?.service;
  const named =
    item === undefined
      ? service?.staff.endDates?.find((one) => one.field === field)?.name
      : service?.documents?.find(({ id }) => id === item)?.name;
  return named ?? ['', '', ''];
}
