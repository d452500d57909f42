import { useTranslation } from '../../platform/language/useTranslation';
import { telAddress, type ContactInfo, type SocialNetwork } from './contactInfo';
import { useBrandName } from '../../platform/useBrandName';
import { Icon } from '../base/Icon';

export const Phones = ({ phones }: { readonly phones: readonly string[] }) => (
  <Links className="phones" texts={phones} hrefOf={telAddress} />
);

export const Emails = ({ emails }: { readonly emails: readonly string[] }) => (
  <Links className="emails" texts={emails} hrefOf={(email) => `mailto:${email}`} />
);

interface LinksProps {
  readonly className: string;
  readonly texts: readonly string[];
  readonly hrefOf: (text: string) => string;
}

function Links({ className, texts, hrefOf }: LinksProps) {
  if (texts.length === 0) return null;
  return (
    <ul className={className}>
      {texts.map((text) => (
        <li key={text}>
          <a href={hrefOf(text)} dir="ltr">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

const DRAWINGS: Readonly<Record<SocialNetwork, string>> = {
  facebook:
    'M14 21v-7.5h2.7l.5-3.2H14V8.2c0-.9.4-1.7 1.8-1.7h1.5V3.8S16 3.5 14.7 3.5C12 3.5 10.3 5.1 10.3 8v2.3H7.5v3.2h2.8V21',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5M12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4M16.9 7.1v.01',
  youtube:
    'M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5M10.2 9.2v5.6l4.7-2.8z',
};

/** Renders links to the agency on social networks, which open in a new tab. */
export function SocialLinks({ links }: { readonly links: ContactInfo['socials'] }) {
  const { t } = useTranslation();
  const brand = useBrandName();
  if (links.length === 0) return null;
  return (
    <ul className="socials">
      {links.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t(`contact.${network}`, { brand })}
          >
            <Icon path={DRAWINGS[network]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
