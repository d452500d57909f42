import { Loaded } from '../../platform/content/Loaded';
import { PlainPage } from '../base/PlainPage';
import { useTexts } from '../../platform/content/useTexts';
import { hasText } from '../../platform/content/translatedText';
import { type ContactInfo, type OpeningTime, shownTimes } from './contactInfo';
import { ContactActions } from './ContactActions';
import { Emails, Phones, SocialLinks } from './ContactLinks';
import { useContactContent } from './useContactInfo';
import { OpenState, useToday } from './OpenState';
import { ShownMap } from './ShownMap';
import { useTimeText } from './useTimeText';
import './contact.css';

export function ContactPage() {
  const { t } = useTexts();
  const content = useContactContent();
  return (
    <PlainPage title={t('shell.contact')}>
      <p className="lead">{t('office.lead')}</p>
      <Loaded content={content}>
        {(info) => (
          <>
            <div className="contact-head stack-16">
              <OpenState />
              <ContactActions />
            </div>
            <div className="contact-columns">
              <ContactDetails info={info} />
              <OpeningTimes rows={info.openingTimes} />
            </div>
            {info.place && <ShownMap place={info.place} />}
          </>
        )}
      </Loaded>
    </PlainPage>
  );
}

/** Renders address, phone numbers, e-mail addresses and social networks, each only if it is given. */
function ContactDetails({ info }: { readonly info: ContactInfo }) {
  const { t, textOf } = useTexts();
  const { address, phones, emails, socials } = info;
  const parts = [
    { name: 'address', part: hasText(address) && <address dir="auto">{textOf(address)}</address> },
    { name: 'phones', part: phones.length > 0 && <Phones phones={phones} /> },
    { name: 'emails', part: emails.length > 0 && <Emails emails={emails} /> },
    { name: 'socials', part: socials.length > 0 && <SocialLinks links={socials} /> },
  ] as const;
  return (
    <div className="contact-details">
      {parts.map(
        ({ name, part }) =>
          part && (
            <section key={name}>
              <h2>{t(`contact.${name}`)}</h2>
              {part}
            </section>
          ),
      )}
    </div>
  );
}

/**
 * Renders the opening times, one day per row. A row without times, and always the last one, shows
 * its detail instead (docs/requirements.md, P11).
 */
export function OpeningTimes({ rows }: { readonly rows: readonly OpeningTime[] }) {
  const { t, textOf } = useTexts();
  const timeText = useTimeText();
  const shown = shownTimes(rows);
  const today = useToday();
  if (shown.length === 0) return null;
  return (
    <table className="tinted data-table opening">
      <caption>{t('office.opening')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('office.day')}</th>
          <th scope="col">{t('office.from')}</th>
          <th scope="col">{t('office.to')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((row, index) => (
          <tr
            key={`${index} ${row.day.en}`}
            aria-current={row.day.en === today ? 'date' : undefined}
          >
            <th scope="row">
              <bdi>{textOf(row.day)}</bdi>
            </th>
            {row.saysDetail ? (
              <td colSpan={2}>
                <bdi>{textOf(row.detail)}</bdi>
              </td>
            ) : (
              <>
                <td>
                  <bdi>{timeText(row.from)}</bdi>
                </td>
                <td>
                  <bdi>{timeText(row.to)}</bdi>
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
