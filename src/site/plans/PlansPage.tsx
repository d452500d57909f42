import './plans.css';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { LoadedPlansPage } from './LoadedPlansPage';

/** Renders health insurance: plans, prices, form. */
export function PlansPage({ entry }: CustomPageProps) {
  return (
    <ServiceFrame entry={entry}>
      <LoadedPlansPage entry={entry} />
    </ServiceFrame>
  );
}
