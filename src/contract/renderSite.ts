import type { Language } from '../definition/model/text';

/** A page of the site, for what renders its HTML. */
export interface SiteRequest {
  readonly path: string;
  /** Begins with a question mark, if it is not empty. */
  readonly query: string;
  readonly language: Language;
  /** The responses of public calls, by their paths with the query. */
  readonly responses: Readonly<Record<string, unknown>>;
  /** The settings of pages (platform/readPageSettings). */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Returns the HTML of a page of the site. */
export type RenderSite = (request: SiteRequest) => Promise<string>;
