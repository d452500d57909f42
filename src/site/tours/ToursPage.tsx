import './tours.css';
import { pick } from '../../definition/text';
import { useLanguage } from '../../platform/language/languageStore';
import { ServiceFrame } from '../service/ServiceFrame';
import type { ShellProps } from '../shells';
import { OpenTours } from './OpenTours';

/** Tour groups: what they are, and all of them to search and sort. */
export function ToursPage({ entry }: ShellProps) {
  return (
    <ServiceFrame title={pick(entry.tile.title, useLanguage())} at={entry.id}>
      <OpenTours entry={entry} />
    </ServiceFrame>
  );
}
