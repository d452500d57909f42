import { REPLY_CALL } from '../../contract/replies';
import { audit } from '../audit/audit';
import type { Route } from '../http/addRoutes';
import { contractRoute } from '../http/contractRoute';
import { HttpRefusal } from '../http/refusal';
import { activityOf, addedId, refuseReused } from './handling';
import { idOf } from './idOf';
import type { StaffPorts } from './staffRoutes';
import { readTimeline } from './timeline';

/** Returns the route that notes what staff have written to an applicant in a program of their own. */
export const replyRoutes = ({ storage, now }: StaffPorts): readonly Route[] => [
  contractRoute(REPLY_CALL, async (request) => {
    const id = idOf(request);
    const { channel, text } = request.body;
    const made = activityOf(request, now(), 'reply', `${channel}\n${text.trim()}`);
    const entry = { ...made, id: addedId(request) };
    const stored = await storage.applications.read(id);
    if (!stored || !(await storage.activities.add(id, entry))) {
      throw HttpRefusal.of(404, 'notFound');
    }
    const data = await readTimeline(stored, storage);
    refuseReused(data, entry);
    await audit(storage, request, 'applicantReached', stored.reference);
    return { data };
  }),
];
