import type { Validate } from './check';
import type { Service } from './service';

/** What the build makes of one service file: the resolved document and its compiled facts. */
export interface ServiceModule {
  readonly service: Service;
  readonly validate: Validate;
}
