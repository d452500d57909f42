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

const servicePage = (load: () => Promise<Shell>) => lazyPage('services', load);

/**
 * The page components of services, by the names in service files (page.component,
 * pages[].component). Each is a separate chunk.
 */
export const CUSTOM_PAGES: Readonly<Record<string, Shell>> = {
  cars: servicePage(async () => (await import('./cars/CarsPage')).CarsPage),
  citizenshipProfile: servicePage(
    async () => (await import('./citizenship/CitizenshipProfilePage')).CitizenshipProfilePage,
  ),
  citizenships: servicePage(
    async () => (await import('./citizenship/CitizenshipsPage')).CitizenshipsPage,
  ),
  companies: servicePage(async () => (await import('./companies/CompaniesPage')).CompaniesPage),
  companyCountry: servicePage(
    async () => (await import('./companies/CompanyCountryPage')).CompanyCountryPage,
  ),
  normalVisa: servicePage(async () => (await import('./visas/NormalVisaPage')).NormalVisaPage),
  plans: servicePage(async () => (await import('./plans/PlansPage')).PlansPage),
  topCountryVisa: servicePage(
    async () => (await import('./visas/TopCountryVisaPage')).TopCountryVisaPage,
  ),
  tickets: servicePage(async () => (await import('./tickets/TicketsPage')).TicketsPage),
  tour: servicePage(async () => (await import('./tours/TourPage')).TourPage),
  tours: servicePage(async () => (await import('./tours/ToursPage')).ToursPage),
  visas: servicePage(async () => (await import('./visas/VisasPage')).VisasPage),
} satisfies Readonly<Record<ServicePageName | RecordPageName, Shell>>;
