import { useTexts } from '../../platform/content/useTexts';
import { imageIn, textIn } from '../../platform/content/readResponse';
import { shownRecords } from '../../platform/content/shownRecords';
import { toTranslatedText } from '../../platform/content/translatedText';

/** Renders a grid of logos; the name is optional. */
export function PartnerLogos({ partners }: { readonly partners: readonly Partner[] }) {
  const { t, textOf } = useTexts();
  return (
    <ul className="partner-logos stack-16">
      {partners.map(({ id, name, logo }) => (
        <li key={id}>
          <img
            src={logo}
            alt={textOf(name) || t('partners.partner')}
            loading="lazy"
            width="320"
            height="160"
          />
        </li>
      ))}
    </ul>
  );
}

type Partner = Readonly<ReturnType<typeof toPartners>[number]>;

/** Parses a list of partners; leaves out those without a logo. */
export const toPartners = (response: unknown) =>
  shownRecords('partner', response).flatMap(({ id, name, logo }) => {
    const address = imageIn(logo);
    return address === undefined
      ? []
      : [{ id: textIn(id) || address, name: toTranslatedText(name), logo: address }];
  });
