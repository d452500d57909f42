import type { Call } from '../contract/contractCall';
import type { ContentKind } from '../definition/content/contentType';
import type { Service } from '../definition/model/service';
import type { Route } from './http/addRoutes';
import type { RoutePorts } from './routePorts';
import type { Connection } from './storage/connection';
import type { Tables } from './storage/tables';

/** What the calls of a server depend on. */
export interface Described {
  readonly services: readonly Service[];
  readonly kinds: readonly ContentKind[];
  /** Whether the metrics are public. */
  readonly hasOpenMetrics: boolean;
}

/** What a feature adds to the server. Each is a folder, listed in `features.ts`. */
export interface Feature {
  /** Its tables, parents before children, with the columns that order the rows of a backup; null: no backup has it. */
  readonly tables?: { readonly [Name in keyof Tables]?: readonly string[] | null };
  /** Its parts of the storage. */
  readonly stores?: Readonly<Record<string, (connection: Connection) => unknown>>;
  /** Its calls as the OpenAPI document lists them; each names the right that it needs. */
  readonly calls?: (described: Described) => readonly Call[];
  readonly routes?: (ports: RoutePorts) => readonly Route[];
  /** Its actions in the audit log. The panel has a label for each. */
  readonly audits?: readonly string[];
}
