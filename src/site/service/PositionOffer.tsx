import { useEffect, useRef, useState } from 'react';
import { FORMATS } from '../../definition/model/formats';
import type { PositionOfferProps } from '../../engine/ports';
import { useTranslation } from '../../platform/language/useTranslation';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import { Loading } from '../../platform/loading/Loading';
import '../../platform/map/map.css';
import { settings } from '../../platform/readPageSettings';
import type { PositionMapProps } from './PositionMap';

/** It is large, and the place can be typed without it. */
const PositionMap = lazyComponent(() =>
  import('./PositionMap').then(
    ({ PositionMap: component }) => component,
    () => MapMissing,
  ),
);

const MapMissing = ({ missing }: PositionMapProps) => missing;

/** How long a device looks for its location, in milliseconds. */
const PATIENCE = 20_000;

const REFUSED = 1;

/** Offers to choose a place on a map, which loads only then, and to take the location of the device. */
export function PositionOffer({ value, onChange }: PositionOfferProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState<'searching' | 'found' | 'refused' | 'unknown'>();
  /** Each location of the device opens the map anew, with its streets. */
  const [searches, setSearches] = useState(0);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const choose = (...place: readonly [number, number]): void =>
    onChange(place.map((degrees) => String(Number(degrees.toFixed(6)))).join(','));
  const chooseOnMap = (...place: readonly [number, number]): void => {
    setSearch(undefined);
    choose(...place);
  };
  const locate = (): void => {
    const before = value;
    setSearch('searching');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        // What the visitor has entered meanwhile stays.
        const isWanted = latest.current === before;
        setSearch(isWanted ? 'found' : undefined);
        if (!isWanted) return;
        choose(coords.latitude, coords.longitude);
        setSearches((count) => count + 1);
      },
      ({ code }) => setSearch(code === REFUSED ? 'refused' : 'unknown'),
      { enableHighAccuracy: true, timeout: PATIENCE },
    );
  };
  return (
    <>
      <div className="row">
        {settings.mapTiles !== '' && (
          <button
            type="button"
            className="rg-button rg-button-outlined"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'position.close' : 'position.choose')}
          </button>
        )}
        {'geolocation' in navigator && (
          <button type="button" className="rg-button rg-button-outlined" onClick={locate}>
            {t('position.device')}
          </button>
        )}
      </div>
      <p className="rg-note" role="status">
        {search && t(`position.${search}`)}
      </p>
      {isOpen && (
        <>
          <p className="rg-note">{t('position.hint')}</p>
          <Loading fallback={<div className="map" />}>
            <PositionMap
              key={searches}
              place={placeOf(value)}
              onChoose={chooseOnMap}
              missing={<p className="rg-note">{t('position.noMap')}</p>}
            />
          </Loading>
        </>
      )}
    </>
  );
}

function placeOf(value: PositionOfferProps['value']): [number, number] | undefined {
  if (typeof value !== 'string' || !FORMATS.position.test(value)) return undefined;
  const [latitude, longitude] = value.split(',').map(Number);
  return [Number(latitude), Number(longitude)];
}
