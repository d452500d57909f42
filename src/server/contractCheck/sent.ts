import { isFiles } from '../../definition/types/table';
import type { Service } from '../../definition/model/service';
import type { Json, Values } from '../../definition/model/values';

/**
 * Returns a submission for fetch: JSON or form data, as the service requires.
 * @param values in their wire format
 * @param photo stands for each of its files
 */
export function sent(
  service: Service,
  values: Values,
  headers: Record<string, string>,
  photo: File,
): RequestInit {
  const method = 'POST';
  if (service.submit.encoding === 'json') {
    const type = { 'content-type': 'application/json' };
    return { method, headers: { ...headers, ...type }, body: JSON.stringify(values) };
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) append(body, service, name, value, photo);
  return { method, headers, body };
}

function append(
  body: FormData,
  { form }: Service,
  name: string,
  value: Json | undefined,
  photo: File,
): void {
  if (value === null || value === undefined) return;
  const field = form.properties[name];
  if (field && isFiles(field) && Array.isArray(value)) {
    for (const _ of value) body.append(name, photo);
  } else body.append(name, typeof value === 'string' ? value : JSON.stringify(value));
}
