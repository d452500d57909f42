import usual from '../../../schemas/statuses.json';
import type { OwnStatus, Staff } from './service';

/** The statuses of services whose files name none, in the order in which an application goes through them. */
export const USUAL_STATUSES = usual as unknown as readonly OwnStatus[];

/** Returns the statuses of a service. A bare id that is no usual one is left out; `npm run check` reports it. */
export const statusesOf = ({ statuses }: Pick<Staff, 'statuses'>): readonly OwnStatus[] =>
  statuses?.flatMap((status) =>
    'name' in status ? [status] : USUAL_STATUSES.filter(({ id }) => id === status.id),
  ) ?? USUAL_STATUSES;
