import * as read from '../../platform/content/read';
import { useTexts } from '../../platform/content/useTexts';
import { shownRecords } from '../../platform/content/shownRecords';
import { hasText } from '../../platform/content/translatedText';

interface PartnerCardsProps {
  readonly partners: readonly Partner[];
  /** Whether there is no room for what they do. */
  readonly isBrief?: boolean;
}

/** Renders partners with their logos, names and what they do, as far as staff have written it. */
export function PartnerCards({ partners, isBrief = false }: PartnerCardsProps) {
  const { t, textOf } = useTexts();
  return (
    <ul className={isBrief ? 'partners cards is-brief' : 'partners cards'}>
      {partners.map(({ id, name, about, logo }) => (
        <li key={id} className="frame">
          <img
            src={logo}
            alt={hasText(name) ? '' : t('partners.partner')}
            loading="lazy"
            width="320"
            height="160"
          />
          {hasText(name) && <b dir="auto">{textOf(name)}</b>}
          {!isBrief && hasText(about) && (
            <p className="muted" dir="auto">
              {textOf(about)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

type Partner = Readonly<ReturnType<typeof toPartners>[number]>;

/** Parses a list of partners; leaves out those without a logo. */
export const toPartners = (response: unknown) =>
  shownRecords('partner', response).flatMap(({ id, name, about, logo }) => {
    const address = read.image(logo);
    return address === undefined
      ? []
      : [
          {
            id: read.text(id) || address,
            name: read.translated(name),
            about: read.translated(about),
            logo: address,
          },
        ];
  });
