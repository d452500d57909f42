import { SITE_ROUTES } from '../../../contract/siteRoutes';
import { STATUS_CALLS } from '../../../contract/status';
import { readAs } from '../../../contract/readAs';
import { staffCall } from '../../data/staffCall';
import type { StaffApplication } from '../application';

/** Makes a secret link to the status page of an application, in the applicant's language. Throws ApiError. */
export async function makeLink({
  id,
  language,
}: Pick<StaffApplication, 'id' | 'language'>): Promise<string> {
  const response = await staffCall('POST', `application/${id}/link/`);
  const { link } = readAs(STATUS_CALLS.addLink.response.schema, response);
  return `${location.origin}${SITE_ROUTES.status}?lang=${language}#${link}`;
}
