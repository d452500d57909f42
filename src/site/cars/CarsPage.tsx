import './cars.css';
import { pick } from '../../definition/language/text';
import { useLanguage } from '../../platform/language/languageStore';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { LoadedCarsPage } from './LoadedCarsPage';

/** Car rental: the cars to look at and search, and the form that rents one. */
export function CarsPage({ entry }: CustomPageProps) {
  return (
    <ServiceFrame title={pick(entry.tile.title, useLanguage())} at={entry.id}>
      <LoadedCarsPage entry={entry} />
    </ServiceFrame>
  );
}
