import type { Service } from '../../src/definition/model/service';
import { toJsonSchema } from '../../src/definition/validate/toJsonSchema';
import { validateFunction } from './validatorCode';

/**
 * Returns the source of a ServiceModule (src/definition/validate/serviceModule.ts) for a service. It imports
 * nothing.
 */
export function serviceModuleCode(service: Service): string {
  return [
    validateFunction(toJsonSchema(service.form)),
    `export const service = ${JSON.stringify(service)};`,
  ].join('\n');
}

/**
 * Returns the source of virtual:services: what a menu needs of each service, and how to load the
 * rest.
 */
export function serviceListCode(services: readonly Service[]): string {
  const entries = services.map(({ id, route, tile, page, pages = [] }) => {
    const facts = JSON.stringify({ id, route, tile, component: page.component, pages });
    return `{ ...${facts}, load: () => import(${JSON.stringify(`virtual:service/${id}`)}) }`;
  });
  return `export const services = [${entries.join(',\n')}];`;
}
