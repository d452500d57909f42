import type { ComponentType } from 'react';
import type { Capability } from '../platform/api/capabilities';
import type { Right } from '../contract/rights';
import type { PanelIconShape } from './base/PanelIcon';
import type { PanelText } from './language/panelText';
import type { May } from './session/may';

/** What a feature adds to the panel. Each is a folder, listed in `features.ts`. */
export interface Feature {
  /** What the backend must have, if it is more than docs/requirements.md lists. */
  readonly needs?: Capability;
  readonly pages?: readonly OwnPage[];
  /** Its entries in the command palette, beside those of its pages. */
  readonly commands?: (may: May) => readonly PaletteEntry[];
  /** What it finds on the server for the command palette; a part that fails is left out. */
  readonly search?: (search: PaletteSearch) => readonly Promise<readonly PaletteEntry[]>[];
  /** Rendered in the navigation, below the link to the inbox. */
  readonly InboxLinks?: ComponentType;
  /** Rendered in the bar of all pages, before the menu of the account. */
  readonly BarTool?: ComponentType;
  /** Rendered above a list of applications. Without a service it has those of all. */
  readonly InboxTool?: ComponentType<{ readonly service: string | undefined }>;
  /** The labels of its actions in the audit log. */
  readonly audits?: Readonly<Record<string, PanelText>>;
}

/** Route parameters; empty if the route has none. */
interface PageProps {
  readonly id: string;
  readonly rest: string;
}

/** A group of the navigation, or the menu of the account. */
export type OwnGroupName = 'Work' | 'People' | 'account';

/** A page of the panel with its own code, loaded when it is opened; all others are generated from files (pages.ts). */
export interface OwnPage {
  /** Relative to the panel's path (docs/requirements.md, P7). */
  readonly path: string;
  /** Route pattern after the path: `/:id` or `/*?`. */
  readonly below?: string;
  readonly Page: ComponentType<PageProps>;
  readonly right: Right;
  /** Entry in the navigation; undefined if the page has none. */
  readonly entry?: {
    readonly group: OwnGroupName;
    readonly title: PanelText;
    readonly icon: PanelIconShape;
  };
}

export interface PaletteSearch {
  /** What was typed. */
  readonly text: string;
  readonly may: May;
  /** Requests the first records of a list that match the text. */
  readonly get: (path: string, most: number) => Promise<unknown>;
}

/** An entry of the command palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: string;
  readonly title: string;
  /** What tells it from others of the same title. */
  readonly hint?: string;
  /** A page, or what is done. */
  readonly to: string | (() => void);
}
