import * as read from '../../platform/content/read';
import { backendHas } from '../../platform/api/capabilities';
import { useContent } from '../../platform/content/useContent';

/** A service in a few words of the staff; what they have not written is empty. */
export type ServiceFacts = ReturnType<typeof factsIn>;

const factsIn = ({ group, about, price, time }: ReturnType<typeof read.record>) => ({
  group: read.text(group),
  about: read.translated(about),
  price: read.price(price),
  time: read.translated(time),
});

const toFacts = (response: unknown): ReadonlyMap<string, ServiceFacts> =>
  new Map(
    read
      .list(read.record(response).services)
      .map((row) => [read.text(row.id), factsIn(row)] as const),
  );

const NOTHING: ReadonlyMap<string, ServiceFacts> = new Map();

/** Returns the facts that staff have written about services, by their ids; undefined while they load. */
export function useServiceFacts(): ReadonlyMap<string, ServiceFacts> | undefined {
  const has = backendHas('ownContent');
  const content = useContent(has ? 'client/service_facts/' : undefined, toFacts);
  if (content.state === 'ready') return content.value;
  return has && content.state === 'loading' ? undefined : NOTHING;
}
