import { useWords } from '../../platform/content/useWords';
import type { Partner } from './partner';

/** Renders a grid of logos; the name is optional. */
export function PartnerLogos({ partners }: { readonly partners: readonly Partner[] }) {
  const { t, say } = useWords();
  return (
    <ul className="partner-logos stack-16">
      {partners.map(({ id, name, logo }) => (
        <li key={id}>
          <img
            src={logo}
            alt={say(name) || t('partners.partner')}
            loading="lazy"
            width="320"
            height="160"
          />
        </li>
      ))}
    </ul>
  );
}
