import { type ComponentType, lazy } from 'react';
import type { ServiceEntry } from './service/loaders';

/** What every page shell gets: its service, and what varies in the page's address. */
export interface ShellProps {
  readonly entry: ServiceEntry;
  readonly params: Readonly<Record<string, string | undefined>>;
}

type Shell = ComponentType<ShellProps>;

/**
 * The pages of services whose page is their own, by the names that service files use (page.shell,
 * pages[].shell). Each is a chunk of its own.
 */
export const SHELLS: Readonly<Record<string, Shell>> = {
  cars: lazy(async () => ({ default: (await import('./cars/CarsPage')).CarsPage })),
  citizenshipProfile: lazy(async () => ({
    default: (await import('./citizenship/CitizenshipProfilePage')).CitizenshipProfilePage,
  })),
  citizenships: lazy(async () => ({
    default: (await import('./citizenship/CitizenshipsPage')).CitizenshipsPage,
  })),
  companies: lazy(async () => ({
    default: (await import('./companies/CompaniesPage')).CompaniesPage,
  })),
  companyCountry: lazy(async () => ({
    default: (await import('./companies/CompanyCountryPage')).CompanyCountryPage,
  })),
  normalVisa: lazy(async () => ({
    default: (await import('./visas/NormalVisaPage')).NormalVisaPage,
  })),
  plans: lazy(async () => ({ default: (await import('./plans/PlansPage')).PlansPage })),
  topCountryVisa: lazy(async () => ({
    default: (await import('./visas/TopCountryVisaPage')).TopCountryVisaPage,
  })),
  tickets: lazy(async () => ({
    default: (await import('./tickets/TicketsPage')).TicketsPage,
  })),
  tour: lazy(async () => ({ default: (await import('./tours/TourPage')).TourPage })),
  tours: lazy(async () => ({ default: (await import('./tours/ToursPage')).ToursPage })),
  visas: lazy(async () => ({ default: (await import('./visas/VisasPage')).VisasPage })),
};
