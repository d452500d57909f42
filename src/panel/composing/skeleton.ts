import newService from '../../../schemas/newService.json';
import type { ServiceFile } from '../../definition/model/service';
import type { Text } from '../../definition/model/text';

/** What makes a new service another than all others. */
export interface Place {
  readonly id: string;
  readonly title: Text;
  /** The position of its tile. */
  readonly order: number;
}

/** Returns where a service of a file sends its applications, and where staff read them. */
export function fileCalls(id: string): { readonly path: string; readonly list: string } {
  const snake = id.replaceAll('-', '_');
  return { path: `client/${snake}_application/`, list: `${snake}_application/` };
}

/** Creates a service that can be published as it is, but for its sample: that of schemas/newService, at a place. */
export function skeleton({ id, title, order }: Place): ServiceFile {
  const { path, list } = fileCalls(id);
  const { tile, submit, staff, ...others } = structuredClone(newService);
  return {
    $schema: '../service.schema.json',
    id,
    version: 1,
    route: `/services/${id}`,
    tile: { ...tile, title, order },
    ...others,
    submit: { path, ...submit },
    staff: { list, ...staff },
  } as unknown as ServiceFile;
}
