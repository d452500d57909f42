import { END_DATE_CALLS } from '../../contract/endDates';
import { seesService } from '../../contract/rights';
import { closingStatuses } from '../../contract/statuses';
import { HOUR, dayAfter } from '../../definition/model/clock';
import { pick } from '../../definition/model/text';
import { sqlDates } from '../applications/store/sqlDates';
import { ownerOf } from '../auth/sessions';
import { dayAt } from '../brand/agencyDay';
import { repeat } from '../base/daily';
import type { Feature } from '../feature';
import { type Route, contractRoute } from '../http/route';
import type { RoutePorts } from '../routePorts';
import { endingsOf, whatEnds } from './endings';
import { remindOf } from './remind';

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
