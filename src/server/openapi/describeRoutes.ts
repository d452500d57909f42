import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { Call } from '../../contract/contractCall';
import type { Values } from '../../definition/model/values';
import { brandName } from '../../definition/brand/brand';
import type { ReadBrand } from '../brand/readBrand';
import type { Route } from '../http/route';
import { type Catalogue, onSite } from '../liveCatalogue';
import type { Contents } from '../records/contents';
import type { Described } from '../feature';
import { namedSchemas } from './components';
import { sentExamples } from './examples';
import { type Document, type Paths, withPublished } from './withPublished';

/** Makes @fastify/swagger describe the routes that are added from now on, in OpenAPI 3.1. */
export async function describeRoutes(
  app: FastifyInstance,
  { services, kinds }: Described,
  calls: readonly Call[],
): Promise<void> {
  const tags = new Set(calls.map(({ tag }) => tag));
  await app.register(swagger, {
    hideUntagged: true,
    convertConstToEnum: false,
    openapi: {
      openapi: '3.1.0',
      info: { title: 'API', version: '1', description: ABOUT },
      servers: [{ url: '/api' }],
      tags: [...tags].map((name) => ({ name })),
      components: {
        // Made when somebody asks for the document, which few servers are.
        get schemas() {
          return namedSchemas(services, kinds);
        },
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
    },
  });
}

const ABOUT = [
  'What the front end and the control panel expect of a server. Made from the definitions.',
  'A slash at the end of a path makes no difference to this server.',
  'In form data, values other than texts are sent as JSON text, and each file as a part named like its field.',
  'Answers that a form hides are neither validated nor stored; more is validated than a schema can express.',
].join(' ');

/** It is a megabyte: a dozen a minute, beside those that the cache has, occupy nobody. */
const COST = 1000;

interface DocumentPorts extends Pick<Described, 'kinds'> {
  readonly catalogue: Pick<Catalogue, 'entries'>;
  readonly contents: Pick<Contents, 'list'>;
  readonly calls: readonly Call[];
  readonly readBrand: ReadBrand;
}

/** Serves the document to everybody. This server accepts its examples as they are. */
export function documentRoute(
  app: Pick<FastifyInstance, 'swagger'>,
  { catalogue, contents, kinds, calls, readBrand }: DocumentPorts,
): Route {
  const recordsOf = async (kind: string) =>
    (await contents.list(kind)).map(({ id, document }) => ({ ...document, id }));
  const fixed = calls.flatMap(({ method, path, body }): Example[] =>
    body?.example ? [{ method, path, example: body.example }] : [],
  );
  return {
    method: 'GET',
    path: 'openapi.json',
    cached: 'public',
    cost: COST,
    handle: async (_, reply) => {
      reply.header('cache-control', 'no-cache');
      const entries = onSite(catalogue.entries());
      const services = entries.map(({ service }) => service);
      const examples = await sentExamples(services, recordsOf);
      const sent = services.flatMap(({ id, submit, staff }): Example[] => {
        const example = examples.get(id);
        if (!example) return [];
        return [submit.path, staff.list].map((path) => ({ method: 'POST', path, example }));
      });
      const own = await ownExamples(kinds, contents, fixed);
      const document = withPublished(app.swagger() as unknown as Document, entries);
      const info = { ...document.info, title: brandName(await readBrand(), 'en') };
      return withExamples({ ...document, info }, [...fixed, ...own, ...sent]);
    },
  };
}

interface Example {
  readonly method: Call['method'];
  readonly path: string;
  readonly example: Values;
}

/** Returns examples with the records of this agency in place of the demo's, of kinds that have one record. */
async function ownExamples(
  kinds: Described['kinds'],
  contents: DocumentPorts['contents'],
  fixed: readonly Example[],
): Promise<readonly Example[]> {
  const found = kinds.map(async ({ id, many, calls: { create = [], update = [] } }) => {
    const [record] = many ? [] : await contents.list(id);
    if (!record) return [];
    const paths = new Set([...create, ...update]);
    return fixed
      .filter(({ path }) => paths.has(path))
      .map(({ example, ...call }) => ({ ...call, example: { ...example, ...record.document } }));
  });
  return (await Promise.all(found)).flat();
}

/** Examples are added here, since @fastify/swagger would rewrite what looks like a schema in them. */
function withExamples(document: Document, examples: readonly Example[]): Document {
  const paths: Record<string, Paths[string]> = { ...document.paths };
  for (const { method, path, example } of examples) {
    const name = method.toLowerCase();
    const operations = paths[`/${path}`];
    const operation = operations?.[name];
    const { content = {} } = operation?.requestBody ?? {};
    const media = Object.entries(content).map(([type, one]): [string, object] => [
      type,
      { ...one, example },
    ]);
    const requestBody = { ...operation?.requestBody, content: Object.fromEntries(media) };
    paths[`/${path}`] = { ...operations, [name]: { ...operation, requestBody } };
  }
  return { ...document, paths };
}
