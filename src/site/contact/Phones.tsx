import { telAddress } from './contactInfo';

/** Renders phone numbers as links. */
export function Phones({ phones }: { readonly phones: readonly string[] }) {
  if (phones.length === 0) return null;
  return (
    <ul className="phones">
      {phones.map((phone) => (
        <li key={phone}>
          <a href={telAddress(phone)} dir="ltr">
            {phone}
          </a>
        </li>
      ))}
    </ul>
  );
}
