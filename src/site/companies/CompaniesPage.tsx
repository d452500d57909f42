import './companies.css';
import { pick } from '../../definition/language/text';
import { useLanguage } from '../../platform/language/languageStore';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { CompaniesOverview } from './CompaniesOverview';

/** Renders company formation: introduction, countries, form. */
export function CompaniesPage({ entry }: CustomPageProps) {
  const title = pick(entry.tile.title, useLanguage());
  return (
    <ServiceFrame title={title} at={entry.id}>
      <CompaniesOverview entry={entry} />
    </ServiceFrame>
  );
}
