import type { Rights } from '../../contract/rights';
import type { NoticeMode } from '../../contract/messages';

/** A colleague who wants notices. */
export interface NoticeReader extends Rights {
  readonly id: string;
  readonly email: string;
}

/** Which colleague wants to hear of new applications, and when; by service, or of all (an empty id). */
export interface NoticeChoices {
  /** Returns the choices of a colleague, by service id. */
  read(staffId: string): Promise<ReadonlyMap<string, NoticeMode>>;
  /** Replaces the choices of a colleague. */
  put(staffId: string, choices: ReadonlyMap<string, NoticeMode>): Promise<void>;
  /** Returns the ids of colleagues who want to hear of a service at once. */
  atOnce(serviceId: string): Promise<readonly string[]>;
  /** Returns the ids of colleagues who want a daily digest of any service. */
  daily(): Promise<readonly string[]>;
  /** Returns a colleague who may log in. */
  reader(staffId: string): Promise<NoticeReader | undefined>;
}
