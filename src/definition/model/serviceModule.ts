import type { Validate } from '../validate/check';
import type { Service } from './service';

/** What the build generates for a service file: the resolved definition and its compiled schema. */
export interface ServiceModule {
  readonly service: Service;
  readonly validate: Validate;
}
