import './cards.css';
import { Photo } from './Photo';

interface CountryCoverProps {
  readonly photo: string | undefined;
  readonly flag: string | undefined;
}

/** Renders a country's photo with its flag at the lower edge. */
export function CountryCover({ photo, flag }: CountryCoverProps) {
  return (
    <div className="country-cover">
      <Photo src={photo} />
      {flag !== undefined && <img className="country-cover-flag" src={flag} alt="" />}
    </div>
  );
}
