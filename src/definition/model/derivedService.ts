import type { Service } from './service';

interface Derived extends Pick<Service, 'steps' | 'form'> {
  readonly encoding: Service['submit']['encoding'];
}

/**
 * Returns a service whose form asks for something else, which nobody can open by its page.
 * @param path of the call that takes the answers
 */
export const derivedService = (
  { id, version, route, tile, staff, submit }: Service,
  path: string,
  { steps, form, encoding }: Derived,
): Service => ({
  id,
  version,
  route,
  tile,
  staff,
  page: {},
  sample: {},
  steps,
  form,
  submit: { path, encoding, success: submit.success, invalid: submit.invalid },
});
