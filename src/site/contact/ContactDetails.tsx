import { useTranslation } from 'react-i18next';
import { useWords } from '../../platform/content/useWords';
import { hasText } from '../../platform/content/translatedText';
import type { ContactInfo } from './contactInfo';
import { Emails, Phones } from './ContactLinks';
import { SocialLinks } from './SocialLinks';

/** Renders address, phone numbers, e-mail addresses and social networks, each only if it is given. */
export function ContactDetails({ info }: { readonly info: ContactInfo }) {
  const { t } = useTranslation();
  const say = useWords();
  const { address, phones, emails, socials } = info;
  return (
    <div className="contact-details">
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
