import { contentCall } from '../../platform/content/contentCalls';
import { type Overview, toOverview } from '../../platform/content/overview';
import { useContent } from '../../platform/content/useContent';

/** Returns the staff's text about a service; undefined while it loads, or if loading fails. */
export function useOverview(content: string | undefined): Overview | undefined {
  const read = useContent(content === undefined ? undefined : contentCall(content), toOverview);
  return read.state === 'ready' ? read.value : undefined;
}
