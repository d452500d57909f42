import { useWords } from '../../platform/content/useWords';
import { useContactInfo } from './useContactInfo';

/** Renders the address in place of the map. */
export function MapMissing() {
  const { say } = useWords();
  const info = useContactInfo();
  return <div className="map map-missing stack-16">{info && <p>{say(info.address)}</p>}</div>;
}
