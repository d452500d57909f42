import type { Validate } from './check';
import type { Language } from '../model/text';
import type { Service } from '../model/service';

/** What the build generates for a service file: the resolved definition and its compiled schema. */
export interface ServiceModule {
  readonly service: Service;
  readonly validate: Validate;
  /** Of a service with lists of options, which has no definition yet: loads it with their labels in one language. */
  readonly inLanguage?: Readonly<Record<Language, () => Promise<ServiceModule>>>;
}
