import '../../platform/map/map.css';
import { useRef } from 'react';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import { Loading } from '../../platform/loading/Loading';
import { settings } from '../../platform/readPageSettings';
import type { OfficePlace } from './contactInfo';
import { useNear } from '../base/useNear';
import { MapMissing } from './MapMissing';

/** Loaded separately, since it is large and pages are complete without it. */
const OfficeMap = lazyComponent(() =>
  import('./OfficeMap').then(
    ({ OfficeMap: component }) => component,
    () => MapMissing,
  ),
);

/** Renders a map of the office once one comes near to it; its address where there is no map. */
export function ShownMap({ place }: { readonly place: OfficePlace }) {
  const space = useRef<HTMLDivElement>(null);
  const isNear = useNear(space);
  if (settings.mapTiles === '') return <MapMissing place={place} />;
  if (!isNear) return <div className="map" ref={space} />;
  return (
    <Loading fallback={<div className="map" />}>
      <OfficeMap place={place} />
    </Loading>
  );
}
