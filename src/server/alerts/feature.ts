import { ALERT_CALLS } from '../../contract/alerts';
import { readsService, seesService } from '../../contract/rights';
import { ownerOf } from '../auth/sessions';
import type { Feature } from '../feature';
import { type Route, contractRoute } from '../http/route';
import { existing } from '../http/refusal';
import type { RoutePorts } from '../routePorts';
import type { SessionOwner } from '../storage/storage';
import { nameIn, sqlAlerts } from './store';

/** How long alerts are stored, in days. */
const STORED_DAYS = 90;

/** The panel reports every 30 seconds which application it has open. */
const OPEN_MS = 75_000;

/** Alerts about applications for colleagues, and who has one open. */
export const alerts = {
  tables: { alert: ['id'], presence: null },
  stores: { alerts: sqlAlerts },
  calls: ALERT_CALLS,
  routes: alertRoutes,
  sweep: async ({ storage, before }): Promise<unknown> => {
    await storage.alerts.dropPresent(before(0));
    return storage.alerts.drop(before(STORED_DAYS));
  },
} as const satisfies Feature;

/** Returns the routes of one's own alerts; they are nobody else's affair, so they are not audited. */
function alertRoutes({ storage, now }: RoutePorts): readonly Route[] {
  const listed = async (owner: SessionOwner) => {
    const all = await storage.alerts.list(owner.id);
    const colleagues = all.length > 0 ? await storage.staff.colleagues() : [];
    const nameOf = (email: string) => colleagues.find((one) => one.email === email)?.name || email;
    const data = all.flatMap(
      ({ applicationId: application, serviceId, seenAt, what, who, ...alert }) => {
        // The account may see fewer services than when the alert was made.
        if (!readsService(owner, serviceId)) return [];
        const seen = seenAt !== null;
        return [
          { ...alert, application, who: nameOf(who), what: nameIn(what, owner.language), seen },
        ];
      },
    );
    return { data };
  };
  return [
    contractRoute(ALERT_CALLS.list, (request) => listed(ownerOf(request))),
    contractRoute(ALERT_CALLS.see, async (request) => {
      const owner = ownerOf(request);
      const { application: applicationId } = request.body;
      const own = { staffId: owner.id, ...(applicationId !== undefined && { applicationId }) };
      await storage.alerts.see(own, now().toISOString());
      return listed(owner);
    }),
    contractRoute(ALERT_CALLS.open, async (request) => {
      const { application: applicationId, open } = request.body;
      const owner = ownerOf(request);
      if (open) {
        const [line] = await storage.inbox.lines([applicationId]);
        existing(line && seesService(owner, line.serviceId) ? line : undefined);
      }
      const until = open ? new Date(now().getTime() + OPEN_MS).toISOString() : null;
      await storage.alerts.open({ staffId: owner.id, applicationId }, until);
    }),
  ];
}
