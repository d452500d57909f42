import './plans.css';
import { pick } from '../../definition/text';
import { useLanguage } from '../../platform/language/languageStore';
import { ServiceFrame } from '../service/ServiceFrame';
import type { ShellProps } from '../shells';
import { OpenPlans } from './OpenPlans';

/** Health insurance: the plans and their prices, and the form that takes one. */
export function PlansPage({ entry }: ShellProps) {
  return (
    <ServiceFrame title={pick(entry.tile.title, useLanguage())} at={entry.id}>
      <OpenPlans entry={entry} />
    </ServiceFrame>
  );
}
