import type { Validate } from './check';
import type { Language } from '../model/text';
import type { Service } from '../model/service';

/** What the build generates for a service file: the resolved definition and its compiled schema. */
export interface ServiceModule {
  readonly service: Service;
  readonly validate: Validate;
  /** Loads the definition with the labels of its lists of options in one language; absent: `service` is the definition. */
  readonly inLanguage?: Readonly<Record<Language, () => Promise<ServiceModule>>>;
}
