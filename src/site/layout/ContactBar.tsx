import { useContactInfo } from '../contact/useContactInfo';
import { Emails } from '../contact/Emails';
import { Phones } from '../contact/Phones';
import { SocialLinks } from '../contact/SocialLinks';

/** How to reach the agency, above everything; its room is kept while the words are on their way. */
export function ContactBar() {
  const info = useContactInfo();
  return (
    info && (
      <>
        <Phones phones={info.phones} />
        <Emails emails={info.emails} />
        <SocialLinks links={info.socials} />
      </>
    )
  );
}
