import type { Service } from '../../definition/service';
import { pick } from '../../definition/text';
import type { JsonSchema } from '../../definition/toJsonSchema';
import type { Values } from '../../definition/values';
import type { Call } from './call';
import { APPLICATIONS, PAGE } from './parameters';
import { having, named, pageOf } from './schemas';

const REFERENCE: JsonSchema = having({ reference: named('Reference') });

/** The name of the schema of what a service is sent. */
export const sentName = ({ id }: Service): string => `application.${id}`;

/**
 * The submit of a service, the same for staff under the path of its list, and staff's reads of what came.
 * @param example as it is sent; left out: there is none
 */
export function serviceCalls(service: Service, example?: Values): Call[] {
  const { submit, staff, tile } = service;
  const title = pick(tile.title, 'en');
  const common = { tag: `Service: ${title}`, isSubmit: true } as const;
  const body = {
    as: [submit.encoding],
    schema: named(sentName(service)),
    ...(example && { example }),
  };
  const answer = { status: 201, schema: REFERENCE } as const;
  const record = named('ApplicationRecord');
  return [
    {
      method: 'POST',
      path: submit.path,
      limited: true,
      ...common,
      summary: 'Sends an application',
      body,
      answer,
    },
    {
      method: 'POST',
      path: staff.list,
      staff: true,
      ...common,
      summary: 'Staff write down an application',
      body,
      answer,
    },
    {
      method: 'GET',
      path: staff.list,
      staff: true,
      tag: common.tag,
      summary: 'The applications',
      query: { ...PAGE, ...APPLICATIONS },
      answer: { schema: pageOf(record) },
    },
    {
      method: 'GET',
      path: staff.read ?? `${staff.list}{id}/`,
      staff: true,
      tag: common.tag,
      summary: 'One application, as it was sent',
      answer: { schema: record },
      listedBy: staff.list,
    },
  ];
}
