import { Marker } from 'react-leaflet';
import { useTranslation } from '../../platform/language/useTranslation';
import { PIN, PinMap } from '../../platform/map/PinMap';
import type { OfficePlace } from './contactInfo';
import { MapMissing } from './MapMissing';

/** Renders a map with the office in the middle; if no tile loads, the address instead. */
export function OfficeMap({ place }: { readonly place: OfficePlace }) {
  const { t } = useTranslation();
  const office: [number, number] = [place.latitude, place.longitude];
  return (
    <PinMap center={office} missing={<MapMissing place={place} />}>
      <Marker
        position={office}
        icon={PIN}
        interactive={false}
        keyboard={false}
        alt={t('office.office')}
      />
    </PinMap>
  );
}
