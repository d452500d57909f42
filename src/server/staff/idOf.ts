import { Refusal } from '../http/refusal';

/**
 * The id in a path. Ids are made of these only; nothing else reaches a query or a path.
 * @throws Refusal 404
 */
export function idOf({ params }: { readonly params: unknown }): string {
  const { id } = params as { id: string };
  if (!/^[0-9a-f-]{32,36}$/u.test(id)) throw Refusal.of(404, 'notFound');
  return id;
}
