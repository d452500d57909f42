import type { Text } from '../../definition/model/text';
import type { StoredDate } from '../applications/store/sqlDates';
import type { RoutePorts } from '../routePorts';

export interface CataloguePorts {
  readonly catalogue: Pick<RoutePorts['catalogue'], 'entries' | 'find'>;
}

/** Returns the fields of each service whose answers are days after which something is not valid any more. */
export const endingsOf = ({ catalogue }: CataloguePorts) =>
  catalogue
    .entries()
    .flatMap(({ service: { id: serviceId, staff } }) =>
      staff.endDates ? [{ serviceId, fields: staff.endDates.map(({ field }) => field) }] : [],
    );

/** Returns the name of what ends on a day. */
export function whatEnds(
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
