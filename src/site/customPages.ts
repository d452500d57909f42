import type { ComponentType } from 'react';
import type { RecordPageName, ServicePageName } from '../contract/siteRoutes';
import { lazyPage } from './lazyPage';
import type { ServiceEntry } from '../platform/loading/useServiceModule';
import { framed } from './service/ServiceFrame';

export interface ServicePageProps {
  readonly entry: ServiceEntry;
}

/** The props of the page of a record below a service: also the parameters of the URL. */
export interface RecordPageProps extends ServicePageProps {
  readonly params: Readonly<Record<string, string | undefined>>;
}

type RecordPage = ComponentType<RecordPageProps>;

/** The frame names the service. */
const servicePage = (load: () => Promise<ComponentType<ServicePageProps>>) =>
  recordPage(async () => framed(await load()));

/** The page has a frame of its own, which names the record. */
const recordPage = (load: () => Promise<RecordPage>) => lazyPage('services', load);

/**
 * The page components of services, by the names in service files (page.component,
 * pages[].component). Each is a separate chunk.
 */
export const CUSTOM_PAGES: Readonly<Record<string, RecordPage>> = {
  cars: servicePage(async () => (await import('./cars/CarsPage')).CarsPage),
  citizenshipProfile: recordPage(
    async () => (await import('./citizenship/CitizenshipProfilePage')).CitizenshipProfilePage,
  ),
  citizenships: servicePage(
    async () => (await import('./citizenship/CitizenshipsPage')).CitizenshipsPage,
  ),
  companies: servicePage(async () => (await import('./companies/CompaniesPage')).CompaniesPage),
  companyCountry: recordPage(
    async () => (await import('./companies/CompanyCountryPage')).CompanyCountryPage,
  ),
  normalVisa: recordPage(async () => (await import('./visas/NormalVisaPage')).NormalVisaPage),
  plans: servicePage(async () => (await import('./plans/PlansPage')).PlansPage),
  topCountryVisa: recordPage(
    async () => (await import('./visas/TopCountryVisaPage')).TopCountryVisaPage,
  ),
  tickets: servicePage(async () => (await import('./tickets/TicketsPage')).TicketsPage),
  tour: recordPage(async () => (await import('./tours/TourPage')).TourPage),
  tours: servicePage(async () => (await import('./tours/ToursPage')).ToursPage),
  visas: servicePage(async () => (await import('./visas/VisasPage')).VisasPage),
} satisfies Readonly<Record<ServicePageName | RecordPageName, RecordPage>>;
