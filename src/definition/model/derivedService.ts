import type { Service } from './service';

interface Derived extends Pick<Service, 'steps' | 'form'> {
  readonly encoding: Service['submit']['encoding'];
}

/** Returns a service whose form asks for something else, for the call at a path; nobody can open it by its page. */
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
