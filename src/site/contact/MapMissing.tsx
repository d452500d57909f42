import { useWords } from '../../platform/content/useWords';
import { useContactInfo } from './useContactInfo';

/** What stands where the map would: the address in words. */
export function MapMissing() {
  const say = useWords();
  const info = useContactInfo();
  return <div className="map map-missing">{info && <p>{say(info.address)}</p>}</div>;
}
