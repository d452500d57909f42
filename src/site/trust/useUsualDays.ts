import { backendHas } from '../../platform/api/capabilities';
import { listIn, numberIn, recordIn, textIn } from '../../platform/content/readResponse';
import { useContent } from '../../platform/content/useContent';

const toTimes = (response: unknown) =>
  listIn(recordIn(response).services).map(({ id, days }) => ({
    id: textIn(id),
    days: numberIn(days),
  }));

/** Returns in how many days applications to a service usually end; undefined while nobody knows. */
export function useUsualDays(service: string | undefined): number | undefined {
  const isTimed = service !== undefined && backendHas('statements');
  const times = useContent(isTimed ? 'client/usual_times/' : undefined, toTimes);
  return times.state === 'ready' ? times.value.find(({ id }) => id === service)?.days : undefined;
}
