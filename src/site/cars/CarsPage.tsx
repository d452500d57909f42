import './cars.css';
import { pick } from '../../definition/text';
import { useLanguage } from '../../platform/language/languageStore';
import { ServiceFrame } from '../service/ServiceFrame';
import type { ShellProps } from '../shells';
import { OpenCars } from './OpenCars';

/** Car rental: the cars to look at and search, and the form that rents one. */
export function CarsPage({ entry }: ShellProps) {
  return (
    <ServiceFrame title={pick(entry.tile.title, useLanguage())} at={entry.id}>
      <OpenCars entry={entry} />
    </ServiceFrame>
  );
}
