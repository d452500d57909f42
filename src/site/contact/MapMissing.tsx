import './contact.css';
import { useTexts } from '../../platform/content/useTexts';
import { useContactInfo } from './useContactInfo';

export function MapMissing() {
  const { textOf } = useTexts();
  const info = useContactInfo();
  return <div className="map map-missing stack-16">{info && <p>{textOf(info.address)}</p>}</div>;
}
