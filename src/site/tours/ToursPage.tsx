import './tours.css';
import { pick } from '../../definition/language/text';
import { useLanguage } from '../../platform/language/languageStore';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { LoadedToursPage } from './LoadedToursPage';

/** Renders tour groups: introduction, and the list with search and order. */
export function ToursPage({ entry }: CustomPageProps) {
  return (
    <ServiceFrame title={pick(entry.tile.title, useLanguage())} at={entry.id}>
      <LoadedToursPage entry={entry} />
    </ServiceFrame>
  );
}
