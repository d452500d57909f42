import type { ComponentType } from 'react';
import type { RecordPageName, ServicePageName } from '../contract/siteRoutes';
import { lazyPage } from './lazyPage';
import type { ServiceEntry } from './service/loaders';

/** The props of every page component: its service, and the parameters of the URL. */
export interface CustomPageProps {
  readonly entry: ServiceEntry;
  readonly params: Readonly<Record<string, string | undefined>>;
}

type Shell = ComponentType<CustomPageProps>;

const page = (load: () => Promise<Shell>) => lazyPage('services', load);

/**
 * The page components of services, by the names in service files (page.component,
 * pages[].component). Each is a separate chunk.
 */
export const CUSTOM_PAGES: Readonly<Record<string, Shell>> = {
  cars: page(async () => (await import('./cars/CarsPage')).CarsPage),
  citizenshipProfile: page(
    async () => (await import('./citizenship/CitizenshipProfilePage')).CitizenshipProfilePage,
  ),
  citizenships: page(async () => (await import('./citizenship/CitizenshipsPage')).CitizenshipsPage),
  companies: page(async () => (await import('./companies/CompaniesPage')).CompaniesPage),
  companyCountry: page(
    async () => (await import('./companies/CompanyCountryPage')).CompanyCountryPage,
  ),
  normalVisa: page(async () => (await import('./visas/NormalVisaPage')).NormalVisaPage),
  plans: page(async () => (await import('./plans/PlansPage')).PlansPage),
  topCountryVisa: page(async () => (await import('./visas/TopCountryVisaPage')).TopCountryVisaPage),
  tickets: page(async () => (await import('./tickets/TicketsPage')).TicketsPage),
  tour: page(async () => (await import('./tours/TourPage')).TourPage),
  tours: page(async () => (await import('./tours/ToursPage')).ToursPage),
  visas: page(async () => (await import('./visas/VisasPage')).VisasPage),
} satisfies Readonly<Record<ServicePageName | RecordPageName, Shell>>;
