import { statusesOf, USUAL_STATUSES } from '../../../src/contract/statuses';
import type { OwnStatus } from '../../../src/definition/model/service';
import { pointer } from '../checkIssue';
import { eachService, type Found, type Lint } from '../lint';

/** Reports statuses without "new" as the first, without one that closes, and with an id that another has. */
export const statuses: Lint = eachService(({ service: { staff } }, project) => {
  if (!staff.statuses) return [];
  const at = pointer('staff', 'statuses');
  const own = statusesOf(staff);
  const others = [
    ...USUAL_STATUSES,
    ...project.services.flatMap(({ service }) =>
      service.staff === staff ? [] : statusesOf(service.staff),
    ),
  ];
  return [
    ...(own[0]?.id === 'new'
      ? []
      : [{ at, problem: 'the first status is not "new"', fix: 'put "new" first' }]),
    ...(own.some(({ closes }) => closes)
      ? []
      : [{ at, problem: 'no status closes an application', fix: 'add "done" or "closes": true' }]),
    ...staff.statuses.flatMap((status, index): Found[] => {
      const place = at + pointer(index);
      const { id } = status;
      if (own.filter((one) => one.id === id).length > 1) {
        return [{ at: place, problem: `there are two statuses "${id}"`, fix: 'rename one' }];
      }
      if (!('name' in status) || others.every((one) => agrees(one, status))) return [];
      const problem = `"${id}" closes an application in one service and not in another`;
      return [{ at: place, problem, fix: 'rename it, since lists of all services filter by it' }];
    }),
  ];
});

const agrees = (one: OwnStatus, { id, closes }: OwnStatus): boolean =>
  one.id !== id || one.closes === closes;
