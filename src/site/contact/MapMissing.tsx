import './contact.css';
import { brandUrl } from '../../definition/brand/brand';
import { useTexts } from '../../platform/content/useTexts';
import { mapAddress } from '../../platform/map/mapAddress';
import { settings } from '../../platform/readPageSettings';
import type { OfficePlace } from './contactInfo';
import { useContactInfo } from './useContactInfo';

/** Renders where the office is, and a link to a map of it, in place of the map. */
export function MapMissing({ place }: { readonly place: OfficePlace }) {
  const { t, textOf } = useTexts();
  const info = useContactInfo();
  return (
    <div className="map map-missing">
      <div className="frame stack-16">
        <img src={brandUrl('pin.svg', settings.brand)} alt="" width="36" height="48" />
        {info && <address dir="auto">{textOf(info.address)}</address>}
        <a
          className="button-quiet"
          href={mapAddress(`${place.latitude},${place.longitude}`)}
          target="_blank"
          rel="noreferrer"
        >
          {t('office.directions')}
        </a>
      </div>
    </div>
  );
}
