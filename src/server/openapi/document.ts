import type { ContentKind } from '../../definition/content';
import type { Service } from '../../definition/service';
import type { Values } from '../../definition/values';
import type { Call } from './call';
import { namedSchemas } from './components';
import { contentCalls } from './contentCalls';
import { HEADERS, operation, REFUSED } from './operation';
import { publicCalls } from './publicCalls';
import { serviceCalls } from './serviceCalls';
import { staffCalls } from './staffCalls';

/** What the document is made from. */
export interface Described {
  readonly services: readonly Service[];
  readonly kinds: readonly ContentKind[];
  /** The metrics are for everybody. */
  readonly hasOpenMetrics: boolean;
  /** What is sent as a service's example, by the service's id. */
  readonly examples: ReadonlyMap<string, Values>;
}

/** Every call that the front end and the panel expect of a server. */
export const allCalls = ({ services, kinds, hasOpenMetrics, examples }: Described): Call[] => [
  ...services.flatMap((service) => serviceCalls(service, examples.get(service.id))),
  ...kinds.flatMap((kind) => contentCalls(kind, kinds)),
  ...publicCalls(kinds),
  ...staffCalls(kinds, hasOpenMetrics),
];

/** The OpenAPI document (3.1) of a server of ours, or of any that takes its place. */
export function openApi(described: Described) {
  const paths: Record<string, Record<string, object>> = {};
  const calls = allCalls(described);
  for (const call of calls) {
    (paths[`/${call.path}`] ??= {})[call.method.toLowerCase()] = operation(call);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Rega', version: '1', description: ABOUT },
    servers: [{ url: '/api' }],
    tags: [...new Set(calls.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: namedSchemas(described.services, described.kinds),
      parameters: HEADERS,
      responses: REFUSED,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

const ABOUT = [
  'What the front end and the control panel expect of a server. Made from the definitions.',
  'A slash at the end of a path makes no difference to this server.',
  'In form data whatever is no text is sent as JSON text, and each file as a part named like its field.',
  'Answers that a form hides are neither judged nor kept; more than a schema can say is judged.',
].join(' ');
