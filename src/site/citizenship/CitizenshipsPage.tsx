import './citizenship.css';
import { pick } from '../../definition/language/text';
import { useLanguage } from '../../platform/language/languageStore';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { CitizenshipList } from './CitizenshipList';

/** Renders the list of citizenships; the form is on the page of each. */
export function CitizenshipsPage({ entry }: CustomPageProps) {
  const title = pick(entry.tile.title, useLanguage());
  return (
    <ServiceFrame title={title} at={entry.id}>
      <CitizenshipList entry={entry} />
    </ServiceFrame>
  );
}
