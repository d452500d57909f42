import { backendHas } from '../../platform/api/capabilities';
import { listIn, priceIn, recordIn, textIn } from '../../platform/content/readResponse';
import { toTranslatedText } from '../../platform/content/translatedText';
import { useContent } from '../../platform/content/useContent';

/** A service in a few words of the staff; what they have not written is empty. */
export type ServiceFacts = ReturnType<typeof factsIn>;

const factsIn = ({ group, about, price, time }: ReturnType<typeof recordIn>) => ({
  group: textIn(group),
  about: toTranslatedText(about),
  price: priceIn(price),
  time: toTranslatedText(time),
});

const toFacts = (response: unknown): ReadonlyMap<string, ServiceFacts> =>
  new Map(
    listIn(recordIn(response).services).map((row) => [textIn(row.id), factsIn(row)] as const),
  );

const NOTHING: ReadonlyMap<string, ServiceFacts> = new Map();

/** Returns the facts that staff have written about services, by their ids; undefined while they load. */
export function useServiceFacts(): ReadonlyMap<string, ServiceFacts> | undefined {
  const has = backendHas('ownContent');
  const content = useContent(has ? 'client/service_facts/' : undefined, toFacts);
  if (content.state === 'ready') return content.value;
  return has && content.state === 'loading' ? undefined : NOTHING;
}
