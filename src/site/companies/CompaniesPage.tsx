import './companies.css';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { CompaniesOverview } from './CompaniesOverview';

/** Renders company formation: introduction, countries, form. */
export function CompaniesPage({ entry }: CustomPageProps) {
  return (
    <ServiceFrame entry={entry}>
      <CompaniesOverview entry={entry} />
    </ServiceFrame>
  );
}
