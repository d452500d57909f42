import './visas.css';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { useRemount } from '../../platform/content/useContent';
import { useWords } from '../../platform/content/useWords';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { TopCountryProfile } from './TopCountryProfile';
import { useTopCountry } from './useTopCountry';

/**
 * Renders the page of a top country's visas; fetches again when the server's questions have
 * changed.
 */
export function TopCountryVisaPage(props: CustomPageProps) {
  const { key, remount } = useRemount();
  return <Read key={key} again={remount} {...props} />;
}

/** Fetches the types, the requirements and the country, and renders the page with them. */
function Read({ entry, params, again }: CustomPageProps & { readonly again: () => void }) {
  const { t } = useTranslation();
  const say = useWords();
  const { id = '' } = params;
  const content = useTopCountry(id);
  const country = content.state === 'ready' ? say(content.value.country.name) : '';
  const title = country && t('visas.titleOf', { country });
  return (
    <ServiceFrame entry={entry} title={title} back={t('visas.back')} id={id}>
      <Loaded content={content}>
        {(read) => <TopCountryProfile key={id} entry={entry} id={id} again={again} {...read} />}
      </Loaded>
    </ServiceFrame>
  );
}
