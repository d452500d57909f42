import type { Language } from '../../definition/text';
import type { Translate } from '../../definition/words';

/** A page that everybody may find. */
export interface PublicPage {
  /** With `:id` where a record's id stands. */
  readonly route: string;
  readonly title: (to: Reader) => string;
  readonly description: (to: Reader) => string;
  /** The kind of content of which it shows one record; without that record there is no page. */
  readonly record?: string;
  /** Where the record's picture stands: a field that holds an address, or a list of them. */
  readonly picture?: string;
  /** The public calls whose answers its first sight needs, with {id} where the record's stands. */
  readonly first: readonly string[];
  /** How it begins, so that it is seen like that before its scripts run (skeleton); unset: a list. */
  readonly look?: Look;
  /** What stands below its title. */
  readonly lead?: (to: Reader) => string;
  /** Where it leads back to. */
  readonly back?: { readonly href: string; readonly text: (to: Reader) => string };
  /** What of the build it shows first, by the sources' names; `{language}` stands for the reader's. */
  readonly modules?: readonly string[];
  /** What comes after that, named alike. */
  readonly soon?: readonly string[];
}

export type Look = 'list' | 'service' | 'article' | 'slides';

/** Who reads: in which language, and what the page's record says in it. */
export interface Reader {
  readonly language: Language;
  readonly translate: Translate;
  /** A text of the record, by its dotted path; empty if there is none. */
  readonly say: (path: string) => string;
}
