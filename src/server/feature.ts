import type { Call } from '../contract/contractCall';
import type { ContentKind } from '../definition/content/contentType';
import type { Service } from '../definition/model/service';
import type { Route } from './http/route';
import type { SweepPorts as SweepUnnamedPorts } from './photos/sweepUnnamed';
import type { RoutePorts } from './routePorts';
import type { Connection } from './storage/connection';
import type { Storage } from './storage/storage';
import type { Tables } from './storage/tables';

/** What the calls of a server depend on. */
export interface Described {
  readonly services: readonly Service[];
  readonly kinds: readonly ContentKind[];
  /** Whether the metrics are public. */
  readonly hasOpenMetrics: boolean;
}

export interface SweepPorts
  extends SweepUnnamedPorts, Pick<RoutePorts, 'storage' | 'now' | 'folder' | 'pictures'> {
  /** Returns the moment that was some days ago. */
  readonly before: (days: number) => string;
}

interface Gauge {
  readonly help: string;
  /** Returns one number, or one for each value of a label. */
  readonly count: (storage: Storage) => Promise<number | LabelledCounts>;
}

export interface LabelledCounts {
  readonly label: string;
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * What a feature adds to the server. Each is a folder, listed in `features.ts`. The types of the storage follow from the
 * list, so functions that stand in a feature state what they return, and take a storage as a whole.
 */
export interface Feature {
  /** Its tables, parents before children, with the columns that order the rows of a backup; null: no backup has it. */
  readonly tables?: { readonly [Name in keyof Tables]?: readonly string[] | null };
  /** Its parts of the storage. */
  readonly stores?: Readonly<Record<string, (connection: Connection) => unknown>>;
  /** Its calls as the OpenAPI document lists them; each names the right that it needs. */
  readonly calls?: Readonly<Record<string, Call>> | ((described: Described) => readonly Call[]);
  readonly routes?: (ports: RoutePorts) => readonly Route[] | Promise<readonly Route[]>;
  /** Its actions in the audit log. The panel has a label for each. */
  readonly audits?: readonly string[];
  /** What monitors read of it, by the names of their metrics. */
  readonly gauges?: Readonly<Record<string, Gauge>>;
  /** Removes daily what has ended, and what nothing names any more. */
  readonly sweep?: (ports: SweepPorts) => Promise<unknown>;
}
