import type { Validate } from './check';
import type { Service } from '../model/service';

/** What the build generates for a service file: the resolved definition and its compiled schema. */
export interface ServiceModule {
  readonly service: Service;
  readonly validate: Validate;
}
