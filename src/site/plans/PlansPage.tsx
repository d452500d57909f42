import './plans.css';
import { pick } from '../../definition/language/text';
import { useLanguage } from '../../platform/language/languageStore';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { LoadedPlansPage } from './LoadedPlansPage';

/** Renders health insurance: plans, prices, form. */
export function PlansPage({ entry }: CustomPageProps) {
  return (
    <ServiceFrame title={pick(entry.tile.title, useLanguage())} at={entry.id}>
      <LoadedPlansPage entry={entry} />
    </ServiceFrame>
  );
}
