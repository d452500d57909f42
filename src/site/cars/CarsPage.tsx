import './cars.css';
import { pick } from '../../definition/language/text';
import { useLanguage } from '../../platform/language/languageStore';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { LoadedCarsPage } from './LoadedCarsPage';

/** Renders car rental: the cars with a search, and the application form. */
export function CarsPage({ entry }: CustomPageProps) {
  return (
    <ServiceFrame title={pick(entry.tile.title, useLanguage())} at={entry.id}>
      <LoadedCarsPage entry={entry} />
    </ServiceFrame>
  );
}
