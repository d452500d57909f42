import { useTranslation } from 'react-i18next';
import { useWords } from '../../platform/content/useWords';
import type { Place } from './contactInfo';
import { mapAddress } from './mapAddress';
import { useContactInfo } from './useContactInfo';

/** What stands where the map would: the address in words, and a way to a map elsewhere. */
export function MapMissing({ place }: { readonly place: Place }) {
  const { t } = useTranslation();
  const say = useWords();
  const info = useContactInfo();
  return (
    <div className="map map-missing">
      {info && <p>{say(info.address)}</p>}
      <a className="button" href={mapAddress(place)} target="_blank" rel="noreferrer">
        {t('contact.openMap')}
      </a>
    </div>
  );
}
