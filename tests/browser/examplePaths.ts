import { readdirSync, readFileSync } from 'node:fs';
import { SERVICES } from './services';

interface Kind {
  readonly page?: string;
  readonly samples: readonly { readonly id?: string }[];
}

const KINDS = readdirSync('schemas/content').map(
  (file) => JSON.parse(readFileSync(`schemas/content/${file}`, 'utf8')) as Kind,
);

/** The page of the first demo record that is shown at a route with an id in it. */
export function exampleOf(route: string): string {
  const page = route.replace(/:\w+/u, '{id}');
  const id = KINDS.find((kind) => kind.page === page)?.samples[0]?.id;
  if (id === undefined) throw new Error(`no demo record is shown at ${page}`);
  return page.replace('{id}', id);
}

/** An address for each page of each service; a page that shows a record shows the first of the demo. */
export const SERVICE_PATHS: readonly string[] = SERVICES.flatMap(({ route, pages = [] }) => [
  route,
  ...pages.map((page) => exampleOf(page.route)),
]);
