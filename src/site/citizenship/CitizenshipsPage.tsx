import './citizenship.css';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { CitizenshipList } from './CitizenshipList';

/** Renders the list of citizenships; the form is on the page of each. */
export function CitizenshipsPage({ entry }: CustomPageProps) {
  return (
    <ServiceFrame entry={entry}>
      <CitizenshipList entry={entry} />
    </ServiceFrame>
  );
}
