import './tours.css';
import { pick } from '../../definition/language/text';
import { useLanguage } from '../../platform/language/languageStore';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { LoadedToursPage } from './LoadedToursPage';

/** Tour groups: what they are, and all of them to search and sort. */
export function ToursPage({ entry }: CustomPageProps) {
  return (
    <ServiceFrame title={pick(entry.tile.title, useLanguage())} at={entry.id}>
      <LoadedToursPage entry={entry} />
    </ServiceFrame>
  );
}
