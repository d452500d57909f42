import type { Issue } from '../definition/issue';
import type { Option } from '../definition/option';
import type { SubmitRequest } from '../definition/request';
import type { Language } from '../definition/text';

/** What the engine needs of the outside world. Site and panel wire it to the API, tests to literals. */
export interface Ports {
  /** Options of a source (country, city, airport ...). Rejects if they cannot be had. */
  loadOptions(source: string, query: OptionQuery, signal: AbortSignal): Promise<readonly Option[]>;
  /** Rejects when the line or the server failed: the visitor keeps everything and may try again. */
  submit(submission: Submission): Promise<Outcome>;
  notify(notice: ShownNotice): void;
  /** What the page's title begins with while a form is open: its step, or that something is wrong. */
  setTitle(part: string | undefined): void;
  /** Today where the visitor is, as YYYY-MM-DD. */
  today(): string;
}

export interface OptionQuery {
  readonly search: string;
  /** In which the options are named. */
  readonly language: Language;
  /** The answer to the field that this one depends on. */
  readonly parent?: string;
  /** Nobody is told that no server answered: what was sought can be read without it. */
  readonly quiet?: boolean;
}

export interface Submission {
  readonly request: SubmitRequest;
  readonly files: ReadonlyMap<string, NamedFile>;
  /** One for each opened form: the server takes the same key once. */
  readonly key: string;
  readonly language: Language;
  /** Whether the visitor has been told already that no server answers. */
  readonly quiet: boolean;
  /** Told the share sent so far, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export interface NamedFile {
  readonly file: Blob;
  readonly name: string;
}

export type Outcome =
  | { readonly kind: 'sent'; readonly reference: string | undefined }
  | { readonly kind: 'refused'; readonly issues: readonly Refusal[] }
  /** No server answered. It may have taken the application even so: the key tells. */
  | { readonly kind: 'unreachable' };

/** A fault that the server found: with our code, or only with words of its own. */
export type Refusal =
  | (Issue & { readonly judge?: 'server' })
  | { readonly path: string; readonly message: string; readonly judge?: 'server' };

/** Shown at the top for so many milliseconds; 0 stays until it is closed. */
export interface ShownNotice {
  readonly kind: 'success' | 'error' | 'warning';
  readonly text: string;
  readonly timeout: number;
}
