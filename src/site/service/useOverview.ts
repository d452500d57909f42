import { contentCall } from '../../platform/content/contentCalls';
import { type Overview, toOverview } from '../../platform/content/overview';
import { useContent } from '../../platform/content/useContent';

/** What staff say about a service, if anything; a read that is slow or fails keeps nothing waiting. */
export function useOverview(content: string | undefined): Overview | undefined {
  const read = useContent(content === undefined ? undefined : contentCall(content), toOverview);
  return read.state === 'ready' ? read.value : undefined;
}
