import { hasText } from '../../platform/content/translatedText';
import { useTexts } from '../../platform/content/useTexts';
import { Emails, Phones } from '../contact/ContactLinks';
import { OpenState } from '../contact/OpenState';
import { useContactInfo } from '../contact/useContactInfo';
import { useTrust } from './trustContent';
import './trust.css';

/** Renders who answers, and how the agency is reached; nothing before that is known. */
export function AgencyContact() {
  const { t, textOf } = useTexts();
  const { answers } = useTrust() ?? {};
  const info = useContactInfo();
  if (!info) return null;
  return (
    <section className="agency-contact frame stack-8" aria-labelledby="agency-contact">
      <h2 id="agency-contact">{t('shell.contact')}</h2>
      {answers && hasText(answers) && <p dir="auto">{textOf(answers)}</p>}
      <OpenState />
      <Phones phones={info.phones} />
      <Emails emails={info.emails} />
    </section>
  );
}
