import { HttpRefusal } from './refusal';

/** Returns the id in a path, if it has the form of one. @throws Refusal 404 */
export function idOf({ params }: { readonly params: unknown }): string {
  const { id } = params as { id: string };
  if (!/^[0-9a-f-]{32,36}$/u.test(id)) throw HttpRefusal.of(404, 'notFound');
  return id;
}
