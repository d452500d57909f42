import type { ContentKind } from '../../definition/content';
import type { CatalogueEntry } from '../catalogue';
import type { Route } from '../http/routes';
import type { Contents } from '../storage/contents';
import { openApi } from './document';
import { sentExamples } from './examples';

interface OpenApiPorts {
  readonly catalogue: readonly CatalogueEntry[];
  readonly kinds: readonly ContentKind[];
  readonly contents: Pick<Contents, 'list'>;
  readonly hasOpenMetrics: boolean;
}

/** The document of all calls, for everybody; its examples are such as this server takes today. */
export function openApiRoutes({ catalogue, contents, ...rest }: OpenApiPorts): readonly Route[] {
  const services = catalogue.map(({ service }) => service);
  const recordsOf = async (kind: string) =>
    (await contents.list(kind)).map(({ id, document }) => ({ ...document, id }));
  return [
    {
      method: 'GET',
      path: 'openapi.json',
      handle: async () =>
        openApi({ services, ...rest, examples: await sentExamples(services, recordsOf) }),
    },
  ];
}
