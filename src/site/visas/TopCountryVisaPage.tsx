import './visas.css';
import { Loaded } from '../../platform/content/Loaded';
import { useRemount } from '../../platform/content/useContent';
import { CountryFrame } from '../service/CountryFrame';
import type { RecordPageProps } from '../customPages';
import { TopCountryProfile } from './TopCountryProfile';
import { useTopCountry } from './useTopCountry';

/** Renders the page of a top country's visas; fetches again when the server's questions have changed. */
export function TopCountryVisaPage(props: RecordPageProps) {
  const { key, remount } = useRemount();
  return <Read key={key} again={remount} {...props} />;
}

/** Fetches the types, the requirements and the country, and renders the page with them. */
function Read({ entry, params, again }: RecordPageProps & { readonly again: () => void }) {
  const { id = '' } = params;
  const content = useTopCountry(id);
  return (
    <CountryFrame {...{ entry, content }} title="visas.titleOf" back="visas.back">
      <Loaded content={content}>
        {(country) => <TopCountryProfile {...{ entry, id, country, again }} />}
      </Loaded>
    </CountryFrame>
  );
}
