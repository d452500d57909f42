import type { Page } from 'playwright-core';
import type { Service } from '../../../src/definition/model/service';
import type { Language } from '../../../src/definition/model/text';
import type { Values } from '../../../src/definition/model/values';

/** What lies behind a page's door: the form as it stands there, open on the screen. */
export interface Opened {
  /** The service with the sections of this very form, where it has any. */
  readonly service?: Service;
  /** What the page put into the form, and answers to its own questions: these go before the sample's. */
  readonly values: Values;
}

/** The address of a record's page. The link to it in the list is what the page's own tests follow. */
export const recordPage = ({ pages, route }: Service, id: string): string =>
  pages?.[0]?.route.replace(':id', id) ?? route;

/**
 * How a visitor comes to the form of a service whose page is its own: chooses a car, a plan, a country.
 * Gives what the page is known to have handed over, so that the record can be compared with it.
 */
export type EntryPoint = (page: Page, service: Service, language: Language) => Promise<Opened>;
