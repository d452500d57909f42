import '../../definition/model/expression';
import type { Service } from '../../definition/model/service';
import { interpret } from '../../definition/validate/interpret';
import type { ServiceModule } from '../../definition/validate/serviceModule';
import { toJsonSchema } from '../../definition/validate/toJsonSchema';
import { call } from '../api/call';
import { embeddedResponse } from '../embeddedResponses';

/** Loads the definition of a service of the store, whose schema is interpreted. */
export async function loadStored(id: string): Promise<ServiceModule> {
  const path = `client/service/${id}/`;
  return toModule((embeddedResponse(path)?.body ?? (await call('GET', path))) as Service);
}

/** Returns a service with what validates it. */
export const toModule = (service: Service): ServiceModule => ({
  service,
  validate: interpret(toJsonSchema(service.form)),
});
