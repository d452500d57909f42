interface CountryNameProps {
  readonly name: string;
  readonly flag: string | undefined;
}

/** A country's flag and name, as they stand in a link to its page. */
export function CountryName({ name, flag }: CountryNameProps) {
  return (
    <span className="companies-country">
      {flag !== undefined && <img className="flag" src={flag} alt="" />}
      <span dir="auto">{name}</span>
      <svg viewBox="0 0 24 24" className="icon icon-directed" aria-hidden="true">
        <path d="M9 5l7 7-7 7" />
      </svg>
    </span>
  );
}
