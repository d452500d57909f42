import './contact.css';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { settings } from '../../platform/readPageSettings';
import { PlainPage } from '../layout/PlainPage';
import { useWords } from '../../platform/content/useWords';
import { hasText } from '../../platform/content/translatedText';
import { type ContactInfo, mapAddress } from './contactInfo';
import { Emails, Phones } from './ContactLinks';
import { SocialLinks } from './SocialLinks';
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

/** Renders address, phone numbers, e-mail addresses and social networks, each only if it is given. */
function ContactDetails({ info }: { readonly info: ContactInfo }) {
  const { t } = useTranslation();
  const say = useWords();
  const { address, phones, emails, socials } = info;
  return (
    <div className="contact-details stack-20">
      {hasText(address) && (
        <section>
          <h2>{t('contact.address')}</h2>
          <address dir="auto">{say(address)}</address>
        </section>
      )}
      {phones.length > 0 && (
        <section>
          <h2>{t('contact.phones')}</h2>
          <Phones phones={phones} />
        </section>
      )}
      {emails.length > 0 && (
        <section>
          <h2>{t('contact.emails')}</h2>
          <Emails emails={emails} />
        </section>
      )}
      {socials.length > 0 && (
        <section>
          <h2>{t('contact.socials')}</h2>
          <SocialLinks links={socials} />
        </section>
      )}
    </div>
  );
}
