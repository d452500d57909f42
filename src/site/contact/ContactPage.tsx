import './contact.css';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { settings } from '../../platform/readPageSettings';
import { PlainPage } from '../layout/PlainPage';
import { ContactDetails } from './ContactDetails';
import { mapAddress } from './contactInfo';
import { MapMissing } from './MapMissing';
import { OpeningTimes } from './OpeningTimes';
import { useContactContent } from './useContactInfo';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import { Loading } from '../../platform/loading/Loading';

/** Loaded separately, since it is large and the page is complete without it. */
const OfficeMap = lazyComponent(() =>
  import('./OfficeMap').then(
    ({ OfficeMap: component }) => component,
    () => MapMissing,
  ),
);

const ShownMap = settings.mapTiles === '' ? MapMissing : OfficeMap;

/** Renders the contact page: contact details, opening times and a map. */
export function ContactPage() {
  const { t } = useTranslation();
  const content = useContactContent();
  return (
    <PlainPage title={t('shell.contact')}>
      <p className="lead">{t('contact.lead')}</p>
      <Loaded content={content}>
        {(info) => (
          <>
            <div className="contact-columns">
              <ContactDetails info={info} />
              <OpeningTimes rows={info.openingTimes} />
            </div>
            {info.place && (
              <>
                <Loading fallback={<div className="map" />}>
                  <ShownMap place={info.place} />
                </Loading>
                <a
                  className="map-open"
                  href={mapAddress(info.place)}
                  target="_blank"
                  rel="noreferrer"
                >
                  {t('contact.openMap')}
                </a>
              </>
            )}
          </>
        )}
      </Loaded>
    </PlainPage>
  );
}
