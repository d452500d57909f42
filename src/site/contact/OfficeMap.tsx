import 'leaflet/dist/leaflet.css';
import { Browser, icon } from 'leaflet';
import { useState } from 'react';
import { AttributionControl, MapContainer, Marker, TileLayer, ZoomControl } from 'react-leaflet';
import { useTranslation } from '../../platform/language/useTranslation';
import { brandUrl } from '../../definition/brand/brand';
import { settings } from '../../platform/readPageSettings';
import type { OfficePlace } from './contactInfo';
import { MapMissing } from './MapMissing';

/** See docs/requirements.md, P11. */
const ZOOM = 16;

const PIN = icon({
  iconUrl: brandUrl('pin.svg', settings.brand),
  iconSize: [36, 48],
  iconAnchor: [18, 47],
});

const OPEN_STREET_MAP =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">OpenStreetMap</a>';

/** The attribution that the map's licence requires. */
const credits = settings.mapTiles.includes('openstreetmap.org') ? OPEN_STREET_MAP : '';

/** Renders a map with the office in the middle; if no tile loads, the address instead. */
export function OfficeMap({ place }: { readonly place: OfficePlace }) {
  const { t } = useTranslation();
  const [tiles, setTiles] = useState<'coming' | 'there' | 'missing'>('coming');
  if (tiles === 'missing') return <MapMissing />;
  const office: [number, number] = [place.latitude, place.longitude];
  return (
    <div className="map" dir="ltr" role="region" aria-label={t('contact.map')}>
      <MapContainer
        center={office}
        zoom={ZOOM}
        scrollWheelZoom={false}
        // One finger scrolls the page; two fingers move the map.
        dragging={!Browser.mobile}
        attributionControl={false}
        zoomControl={false}
        className="map-plane"
      >
        <AttributionControl prefix={false} />
        {/* Leaflet reads titles only once, so each language gets its own control (key). */}
        <ZoomControl
          key={t('contact.zoomIn')}
          zoomInTitle={t('contact.zoomIn')}
          zoomOutTitle={t('contact.zoomOut')}
        />
        <TileLayer
          url={settings.mapTiles}
          attribution={credits}
          maxZoom={19}
          eventHandlers={{
            tileload: () => setTiles('there'),
            tileerror: () => setTiles((now) => (now === 'there' ? now : 'missing')),
          }}
        />
        <Marker
          position={office}
          icon={PIN}
          interactive={false}
          keyboard={false}
          alt={t('contact.office')}
        />
      </MapContainer>
    </div>
  );
}
