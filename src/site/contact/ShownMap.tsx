import '../../platform/map/map.css';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import { Loading } from '../../platform/loading/Loading';
import { settings } from '../../platform/readPageSettings';
import type { OfficePlace } from './contactInfo';
import { MapMissing } from './MapMissing';

/** Loaded separately, since it is large and pages are complete without it. */
const OfficeMap = lazyComponent(() =>
  import('./OfficeMap').then(
    ({ OfficeMap: component }) => component,
    () => MapMissing,
  ),
);

/** Renders a map of the office; its address where there is no map. */
export const ShownMap = ({ place }: { readonly place: OfficePlace }) =>
  settings.mapTiles === '' ? (
    <MapMissing place={place} />
  ) : (
    <Loading fallback={<div className="map" />}>
      <OfficeMap place={place} />
    </Loading>
  );
