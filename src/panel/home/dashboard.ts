import { type Dashboard, DASHBOARD } from '../../contract/panel';
import { readAs } from '../../contract/readAs';
import { recordIn } from '../../platform/content/readResponse';

/** Reads the response of GET dashboard/; services without waiting applications are left out. */
export function dashboardIn(answer: unknown): Dashboard {
  const dashboard = readAs(DASHBOARD, recordIn(answer));
  return { ...dashboard, waiting: dashboard.waiting.filter(({ count }) => count > 0) };
}
