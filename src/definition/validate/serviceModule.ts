import type { Validate } from './check';
import type { Language } from '../model/text';
import type { Service } from '../model/service';

/** What the build generates for a service file: the resolved definition and its compiled schema. */
export interface ServiceModule {
  readonly service: Service;
  readonly validate: Validate;
  /** Of a service with lists of options: loads their labels in one language. */
  readonly inLanguage?: (language: Language) => Promise<ServiceModule>;
}
