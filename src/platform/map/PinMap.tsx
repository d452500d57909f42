import 'leaflet/dist/leaflet.css';
import { Browser, icon } from 'leaflet';
import { type ReactNode, useState } from 'react';
import { AttributionControl, MapContainer, TileLayer, ZoomControl } from 'react-leaflet';
import { brandUrl } from '../../definition/brand/brand';
import { useTranslation } from '../language/useTranslation';
import { settings } from '../readPageSettings';
import './map.css';

/** The zoom at which streets can be told apart. See docs/requirements.md, P11. */
export const STREET_ZOOM = 16;

export const PIN = icon({
  iconUrl: brandUrl('pin.svg', settings.brand),
  iconSize: [36, 48],
  iconAnchor: [18, 47],
});

const OPEN_STREET_MAP =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">OpenStreetMap</a>';

/** The attribution that the map's licence requires. */
const credits = settings.mapTiles.includes('openstreetmap.org') ? OPEN_STREET_MAP : '';

interface PinMapProps {
  /** Latitude and longitude of the middle, at first. */
  readonly center: [number, number];
  readonly zoom?: number;
  /** One finger moves the map and does not scroll the page, and the arrow keys leave the map alone. */
  readonly hasMovablePin?: boolean;
  /** Stands in for the map if no tile loads. */
  readonly missing: ReactNode;
  readonly children: ReactNode;
}

/** Renders a map with what is on it. */
export function PinMap({
  center,
  zoom = STREET_ZOOM,
  hasMovablePin,
  missing,
  children,
}: PinMapProps) {
  const { t } = useTranslation();
  const [tiles, setTiles] = useState<'coming' | 'there' | 'missing'>('coming');
  if (tiles === 'missing') return missing;
  return (
    <div className="map" dir="ltr" role="region" aria-label={t('contact.map')}>
      <MapContainer
        center={center}
        zoom={zoom}
        scrollWheelZoom={false}
        // One finger scrolls the page; two fingers move the map.
        dragging={hasMovablePin ?? !Browser.mobile}
        keyboard={!hasMovablePin}
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
        {children}
      </MapContainer>
    </div>
  );
}
