import '../../definition/model/expression';
import type { Service } from '../../definition/model/service';
import { interpret } from '../../definition/validate/interpret';
import type { ServiceModule } from '../../definition/validate/serviceModule';
import { toJsonSchema } from '../../definition/validate/toJsonSchema';
import { call } from '../api/call';

/**
 * Loads the definition of a service of the store, whose schema is interpreted.
 * @param known the response, if the page has it
 */
export const loadStored = async (id: string, known?: unknown): Promise<ServiceModule> =>
  toModule((known ?? (await call('GET', `client/service/${id}/`))) as Service);

/** Returns a service with what validates it. */
export const toModule = (service: Service): ServiceModule => ({
  service,
  validate: interpret(toJsonSchema(service.form)),
});
