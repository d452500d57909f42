import type { Service } from '../../definition/model/service';
import type { Values } from '../../definition/model/values';
import { toParts } from '../../definition/payload/submitRequest';

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
  for (const part of toParts(service.form, values)) {
    body.append(part.name, 'file' in part ? photo : part.text);
  }
  return { method, headers, body };
}
