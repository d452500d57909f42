import { telAddress } from './contactInfo';

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
