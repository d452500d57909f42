import type { ComponentType } from 'react';
import type { Issue } from '../definition/model/issue';
import type { Values, Json } from '../definition/model/values';
import type { Option } from '../definition/model/option';
import type { SubmitRequest } from '../definition/payload/submitRequest';
import type { Language } from '../definition/model/text';
import type { Service } from '../definition/model/service';
import type { Scope } from './scope/scope';
import type { FormDraft, Sent } from './flow/draft';

export interface LinkOfferProps {
  readonly link: string;
  readonly reference: string;
  /** The server sends a receipt by e-mail. */
  readonly receipt: boolean;
}

export interface PositionOfferProps {
  /** Latitude and longitude, or what was typed instead. */
  readonly value: Json | undefined;
  readonly onChange: (value: string) => void;
}

export interface TrustNoteProps {
  /** What it stands beside: a field for files, or the button that sends everything. */
  readonly at: 'files' | 'send';
  /** The id of the service, above Send. */
  readonly service?: string;
}

export interface HandOverProps {
  readonly service: Service<string>;
  /** The draft's name on this device. */
  readonly name: string;
  /** Returns the answers as they are now, once their files are there; undefined if there are none. */
  readonly snapshot: () => Promise<FormDraft | undefined>;
  readonly fileOf: (token: string) => NamedFile | undefined;
  /** Deletes the answers on this device. */
  readonly onDiscard: () => void;
}

/** What the engine needs from its host. Site and panel connect it to the API, tests to literals. */
export interface Ports {
  /** Loads the options of a source (country, city, airport ...). Rejects if they cannot be loaded. */
  loadOptions(source: string, query: OptionQuery, signal: AbortSignal): Promise<readonly Option[]>;
  /** Rejects if the connection or the server failed: the visitor keeps everything and may retry. */
  submit(submission: Submission): Promise<Outcome>;
  notify(notice: ShownNotice): void;
  /** Closes the notice; omitted where none are shown. */
  clearNotice?(): void;
  /** Sets the beginning of the page's title while a form is open: its step, or that there are errors. */
  setTitle(part: string | undefined): void;
  /** Loads what offers the visitor the link to the status page, after the application was sent. */
  loadLinkOffer?(): Promise<{ readonly LinkOffer: ComponentType<LinkOfferProps> }>;
  /** Loads what offers to continue the form on another device; the same function each time. */
  loadHandOver?(): Promise<{ readonly HandOver: ComponentType<HandOverProps> }>;
  /** Loads what offers to choose a place on a map, or to take that of the device; the same function each time. */
  loadPositionOffer?(): Promise<{ readonly PositionOffer: ComponentType<PositionOfferProps> }>;
  /** Loads the note about who sees the answers, and for how long; the same function each time. */
  loadTrustNote?(): Promise<{ readonly TrustNote: ComponentType<TrustNoteProps> }>;
  /** Marks the answers to be looked at again, since their questions are others than in an earlier version. */
  markChanged?(version: number, scope: Pick<Scope, 'store' | 'show'>): Promise<void>;
  /** Counts what was seen of the form, without knowing by whom (contract/dropOff). */
  count?(events: readonly string[]): void;
  /** Where drafts are kept: on the device for a month, or in the tab, for staff whose computer others use. */
  readonly drafts?: 'tab';
  /** Passports are photographed with a camera of the device, for staff who have the passport before them. */
  readonly offersCamera?: true;
  /** Returns whether an issue is about an answer that may be missing, where staff enter an application. */
  mayLack?(issue: Issue, values: Values): boolean;
  /** Whether a reload shows the confirmation again; false where the page itself tells what was sent. */
  readonly keepsReceipts?: false;
  /** Returns today's date in the visitor's time zone, as YYYY-MM-DD. */
  today(): string;
}

export interface OptionQuery {
  readonly search: string;
  /** The language of the options' names. */
  readonly language: Language;
  /** The answer to the field that this one depends on. */
  readonly parent?: string;
  /** A failed request is not reported: the page is readable without the result. */
  readonly quiet?: boolean;
}

export interface Submission {
  readonly request: SubmitRequest;
  readonly files: ReadonlyMap<string, NamedFile>;
  /** One per opened form: the server accepts the same key only once. */
  readonly key: string;
  readonly language: Language;
  /** Whether the visitor has already been shown that no server responds. */
  readonly quiet: boolean;
  /** It looks as if a program had filled the form in. */
  readonly isDoubtful: boolean;
  /** Called with the share uploaded so far, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export interface NamedFile {
  readonly file: Blob;
  readonly name: string;
}

export type Outcome =
  | ({ readonly kind: 'sent' } & Pick<Sent, 'reference' | 'receipt' | 'link'>)
  | { readonly kind: 'refused'; readonly issues: readonly RefusedAnswer[] }
  /** No server responded. It may have stored the application anyway: the key prevents duplicates. */
  | { readonly kind: 'unreachable' };

/** An issue found by the server: with our code, or only with its own text. */
export type RefusedAnswer =
  | (Issue & { readonly origin?: 'server' })
  | { readonly path: string; readonly message: string; readonly origin?: 'server' };

/** Shown at the top for this many milliseconds; 0: until it is closed. */
export interface ShownNotice {
  readonly kind: 'success' | 'error' | 'warning';
  readonly text: string;
  readonly timeout: number;
}
