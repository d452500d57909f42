import '../../platform/map/map.css';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import { Loading } from '../../platform/loading/Loading';
import { settings } from '../../platform/readPageSettings';
import type { OfficePlace } from './contactInfo';
import { MapMissing } from './MapMissing';

/** Loaded separately, since it is large and pages are complete without it; its library needs a browser. */
const OfficeMap = import.meta.env.SSR
  ? MapSpace
  : lazyComponent(() =>
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
    <Loading fallback={<MapSpace />}>
      <OfficeMap place={place} />
    </Loading>
  );

function MapSpace(_: { readonly place?: OfficePlace }) {
  return <div className="map" />;
}
