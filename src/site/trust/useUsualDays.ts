import * as read from '../../platform/content/read';
import { backendHas } from '../../platform/api/capabilities';
import { useContent } from '../../platform/content/useContent';

const toTimes = (response: unknown) => read.list(read.record(response).services);

/** Returns in how many days applications to a service usually end; undefined while nobody knows. */
export function useUsualDays(service: string | undefined): number | undefined {
  const isTimed = service !== undefined && backendHas('statements');
  const times = useContent(isTimed ? 'client/usual_times/' : undefined, toTimes);
  const own = times.state === 'ready' && times.value.find(({ id }) => id === service);
  return own ? read.number(own.days) : undefined;
}
