import { useWords } from '../../platform/content/useWords';
import { hasText } from '../../platform/content/translatedText';
import { footerTimes } from '../contact/contactInfo';
import { Emails } from '../contact/Emails';
import { Phones } from '../contact/Phones';
import { SocialLinks } from '../contact/SocialLinks';
import { useContactInfo } from '../contact/useContactInfo';

/** Renders address, opening times and contact details once they have loaded. */
export function FooterContact() {
  const say = useWords();
  const info = useContactInfo();
  if (!info) return null;
  const times = footerTimes(info);
  return (
    <>
      <div className="footer-place">
        {hasText(info.address) && <address dir="auto">{say(info.address)}</address>}
        {times && <p dir="auto">{say(times)}</p>}
      </div>
      <div className="footer-reach">
        <Phones phones={info.phones} />
        <Emails emails={info.emails} />
        <SocialLinks links={info.socials} />
      </div>
    </>
  );
}
