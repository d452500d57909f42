import { Chevron } from '../../skeleton/Chevron';

interface CountryNameProps {
  readonly name: string;
  readonly flag: string | undefined;
}

/** Renders a country's flag and name inside a link to its page. */
export function CountryName({ name, flag }: CountryNameProps) {
  return (
    <span className="companies-country line">
      {flag !== undefined && <img className="flag" src={flag} alt="" />}
      <span dir="auto">{name}</span>
      <Chevron to="next" />
    </span>
  );
}
