import type { LatLng, LeafletKeyboardEvent, PointTuple } from 'leaflet';
import { type ReactNode, useEffect } from 'react';
import { Marker, useMapEvents } from 'react-leaflet';
import { useTranslation } from '../../platform/language/useTranslation';
import { PIN, PinMap, STREET_ZOOM } from '../../platform/map/PinMap';

/** Where the map opens without an answer: Erbil, with all of Iraq around it. */
const START: [number, number] = [36.191, 44.009];
const START_ZOOM = 6;

/** In pixels: how far an arrow key moves the pin, to the right and down. */
const STEPS: Readonly<Record<string, PointTuple>> = {
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  // The place where it stands.
  ' ': [0, 0],
};

export interface PositionMapProps {
  /** Latitude and longitude, if there is an answer. */
  readonly place: [number, number] | undefined;
  readonly onChoose: (latitude: number, longitude: number) => void;
  /** Shown instead of a map that cannot be loaded. */
  readonly missing: ReactNode;
}

/** Renders a map on which a place is chosen: by a press, or by dragging the pin or moving it with the arrow keys. */
export function PositionMap(props: PositionMapProps) {
  const { place, missing } = props;
  return (
    <PinMap
      center={place ?? START}
      zoom={place ? STREET_ZOOM : START_ZOOM}
      hasMovablePin
      missing={missing}
    >
      <Pin {...props} />
    </PinMap>
  );
}

function Pin({ place, onChoose }: Omit<PositionMapProps, 'missing'>) {
  const { t } = useTranslation();
  const choose = (at: LatLng): void => {
    const { lat, lng } = at.wrap();
    onChoose(lat, lng);
  };
  const map = useMapEvents({ click: ({ latlng }) => choose(latlng) });
  const [latitude, longitude] = place ?? START;
  useEffect(() => {
    map.panInside([latitude, longitude], { padding: [40, 60] });
  }, [map, latitude, longitude]);
  const move = ({ originalEvent }: LeafletKeyboardEvent): void => {
    const step = STEPS[originalEvent.key];
    if (!step) return;
    originalEvent.preventDefault();
    const from = map.latLngToContainerPoint([latitude, longitude]);
    choose(map.containerPointToLatLng(from.add(step)));
  };
  return (
    <Marker
      position={[latitude, longitude]}
      icon={PIN}
      draggable
      // A pin that is no answer yet.
      opacity={place ? 1 : 0.6}
      alt={t('position.pin')}
      eventHandlers={{
        click: ({ latlng }) => choose(latlng),
        keydown: move,
        dragend: ({ target }) => choose((target as { getLatLng(): LatLng }).getLatLng()),
      }}
    />
  );
}
