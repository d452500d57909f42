import { brandName } from '../../definition/brand/brand';
import { type Call, callKey } from '../../contract/contractCall';
import type { Service } from '../../definition/model/service';
import type { Values } from '../../definition/model/values';
import type { ReadBrand } from '../brand/readBrand';
import type { Described } from '../feature';
import type { Route } from '../http/route';
import { type Catalogue, onSite } from '../liveCatalogue';
import type { Contents } from '../records/contents';
import { namedSchemas } from './components';
import { exampleOf } from './documentContent';
import { sentExamples } from './examples';
import { operationOf } from './operation';

const ABOUT = [
  'What the front end and the control panel expect of a server. Made from the definitions.',
  'A slash at the end of a path makes no difference to this server.',
  'In form data, values other than texts are sent as JSON text, and each file as a part named like its field.',
  'Answers that a form hides are neither validated nor stored; more is validated than a schema can express.',
].join(' ');

/** It is a megabyte: a dozen a minute, beside those that the cache has, occupy nobody. */
const COST = 1000;

interface DocumentPorts extends Pick<Described, 'kinds'> {
  /** The services of files, each as described until a record replaces it. */
  readonly services: readonly Service[];
  readonly catalogue: Pick<Catalogue, 'entries'>;
  readonly contents: Pick<Contents, 'list'>;
  readonly callsOf: (services: readonly Service[]) => readonly Call[];
  readonly readBrand: ReadBrand;
}

/** Serves the document in OpenAPI 3.1 to everybody. This server accepts its examples as they are. */
export function documentRoute(ports: DocumentPorts): Route {
  const { catalogue, kinds, callsOf, readBrand } = ports;
  return {
    method: 'GET',
    path: 'openapi.json',
    cached: 'public',
    cost: COST,
    handle: async () => {
      const published = onSite(catalogue.entries()).filter(({ stored }) => stored);
      const services = [...ports.services, ...published.map(({ service }) => service)];
      const current = [...new Map(services.map((one) => [one.id, one])).values()];
      const calls = callsOf(current);
      const examples = await examplesOf(ports, current);
      const paths: Record<string, Record<string, object>> = {};
      for (const call of calls) {
        const { method, path, body } = call;
        const example = examples.get(callKey(call)) ?? body?.example;
        (paths[`/${path}`] ??= {})[method.toLowerCase()] = operationOf(call, example);
      }
      return {
        openapi: '3.1.0',
        info: { title: brandName(await readBrand(), 'en'), version: '1', description: ABOUT },
        servers: [{ url: '/api' }],
        tags: [...new Set(calls.map(({ tag }) => tag))].map((name) => ({ name })),
        paths,
        components: {
          schemas: namedSchemas(current, kinds),
          securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
        },
      };
    },
  };
}

/** Returns examples by their calls: of services, and of kinds that have one record, with those of this agency. */
async function examplesOf(
  { contents, kinds }: DocumentPorts,
  services: readonly Service[],
): Promise<ReadonlyMap<string, Values>> {
  const recordsOf = async (kind: string) =>
    (await contents.list(kind)).map(({ id, document }) => ({ ...document, id }));
  const examples = new Map<string, Values>();
  for (const kind of kinds.filter(({ many }) => !many)) {
    const [record] = await contents.list(kind.id);
    const { create = [], update = [] } = kind.calls;
    const example = { ...exampleOf(kind), ...record?.document };
    for (const path of create) examples.set(callKey({ method: 'POST', path }), example);
    for (const path of update) examples.set(callKey({ method: 'PUT', path }), example);
  }
  const sent = await sentExamples(services, recordsOf);
  for (const { id, submit, staff, sample } of services) {
    for (const path of [submit.path, staff.list])
      examples.set(callKey({ method: 'POST', path }), sent.get(id) ?? sample);
  }
  return examples;
}
