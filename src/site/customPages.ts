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

/**
 * The page components of services, by the names in service files (page.component,
 * pages[].component). Each is a separate chunk.
 */
export const CUSTOM_PAGES: Readonly<Record<string, Shell>> = {
  cars: lazyPage('services', async () => (await import('./cars/CarsPage')).CarsPage),
  citizenshipProfile: lazyPage(
    'services',
    async () => (await import('./citizenship/CitizenshipProfilePage')).CitizenshipProfilePage,
  ),
  citizenships: lazyPage(
    'services',
    async () => (await import('./citizenship/CitizenshipsPage')).CitizenshipsPage,
  ),
  companies: lazyPage(
    'services',
    async () => (await import('./companies/CompaniesPage')).CompaniesPage,
  ),
  companyCountry: lazyPage(
    'services',
    async () => (await import('./companies/CompanyCountryPage')).CompanyCountryPage,
  ),
  normalVisa: lazyPage(
    'services',
    async () => (await import('./visas/NormalVisaPage')).NormalVisaPage,
  ),
  plans: lazyPage('services', async () => (await import('./plans/PlansPage')).PlansPage),
  topCountryVisa: lazyPage(
    'services',
    async () => (await import('./visas/TopCountryVisaPage')).TopCountryVisaPage,
  ),
  tickets: lazyPage('services', async () => (await import('./tickets/TicketsPage')).TicketsPage),
  tour: lazyPage('services', async () => (await import('./tours/TourPage')).TourPage),
  tours: lazyPage('services', async () => (await import('./tours/ToursPage')).ToursPage),
  visas: lazyPage('services', async () => (await import('./visas/VisasPage')).VisasPage),
} satisfies Readonly<Record<ServicePageName | RecordPageName, Shell>>;
