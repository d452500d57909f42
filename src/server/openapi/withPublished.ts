import type { JsonSchema } from '../../definition/model/jsonSchema';
import type { Service } from '../../definition/model/service';
import { named } from '../../contract/schema';
import type { CatalogueEntry } from '../catalogue';
import { MEDIA_TYPES, operationId } from '../http/routeSchema';
import { sentSchema } from './sentSchema';
import { sentName, serviceCalls, STORE_CALLS } from './serviceCalls';

/** An operation of a path, as far as it differs between services. */
interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, object>> };
}

export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** What differs with the services in a document that @fastify/swagger has made once. */
export interface Document {
  readonly info: object;
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Paths;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** Describes the services of the store as those of files are, each by calls of its own and what it accepts now. */
export function withPublished(document: Document, entries: readonly CatalogueEntry[]): Document {
  const published = entries.filter(({ stored }) => stored);
  return published.reduce((made, { service, stored }) => {
    const { tag } = serviceCalls(service).send;
    const schemas = { ...made.components.schemas, [sentName(service)]: sentSchema(service) };
    const own = stored?.replaces ? {} : ownPaths(made.paths, service, tag);
    const paths = { ...made.paths, ...own };
    const content = {
      [MEDIA_TYPES[service.submit.encoding]]: { schema: named(sentName(service)) },
    };
    for (const path of [service.submit.path, service.staff.list]) {
      const { [`/${path}`]: { post, ...others } = {} } = paths;
      const requestBody = { ...post?.requestBody, content };
      paths[`/${path}`] = { ...others, post: { ...post, requestBody } };
    }
    const tags = stored?.replaces ? made.tags : [...made.tags, { name: tag }];
    return { ...made, tags, paths, components: { ...made.components, schemas } };
  }, document);
}

/** Returns the operations of all services of the store as those of one. */
function ownPaths(paths: Paths, { id }: Service, tag: string): Paths {
  const own: Record<string, Record<string, Operation>> = {};
  for (const { method, path } of Object.values(STORE_CALLS)) {
    const ownPath = path.replace('{id}', id);
    const name = method.toLowerCase();
    const { parameters = [], ...operation } = paths[`/${path}`]?.[name] ?? {};
    own[`/${ownPath}`] = {
      ...own[`/${ownPath}`],
      [name]: {
        ...operation,
        ...{ tags: [tag], operationId: operationId({ method, path: ownPath }) },
        parameters: parameters.filter((one) => one.in !== 'path' || one.name !== 'id'),
      },
    };
  }
  return own;
}
