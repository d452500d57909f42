import './countryCover.css';

interface CountryCoverProps {
  readonly photo: string | undefined;
  readonly flag: string | undefined;
}

/** Renders a country's photo with its flag at the lower edge. */
export function CountryCover({ photo, flag }: CountryCoverProps) {
  return (
    <div className="country-cover">
      {photo !== undefined && <img className="photo" src={photo} alt="" width="640" height="480" />}
      {flag !== undefined && <img className="country-cover-flag" src={flag} alt="" />}
    </div>
  );
}
