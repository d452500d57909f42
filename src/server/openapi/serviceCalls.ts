import type { Service } from '../../definition/model/service';
import { pick } from '../../definition/model/text';
import { APPLICATION_LIST } from '../../contract/applicationFilter';
import { defineCall } from '../../contract/contractCall';
import * as s from '../../contract/schema';
import type { JsonSchema } from '../../definition/model/jsonSchema';
import type { Values } from '../../definition/model/values';

const SUBMITTED: JsonSchema = s.having(
  { reference: s.named('Reference') },
  {
    link: { ...s.TEXT, description: "The secret token of the applicant's status page." },
    receipt: {
      ...s.YES_OR_NO,
      description: 'An e-mail will tell the applicant that it has arrived.',
    },
  },
);

const RECORD: s.Schema<Values> = s.named('ApplicationRecord');

export const sentName = ({ id }: Pick<Service, 'id'>): string => `application.${id}`;

/**
 * Returns the calls of a service: the submit, the same for staff under the path of its list, and the reads of
 * applications, as they were sent.
 */
export function serviceCalls({ id, submit, staff, tile }: Service) {
  const tag = `Service: ${pick(tile.title, 'en')}`;
  const sent = {
    tag,
    isSubmit: true,
    body: { as: [submit.encoding], schema: s.named(sentName({ id })) },
    response: { status: 201, schema: SUBMITTED },
  } as const;
  const shown = { tag, staff: 'readApplications', service: id } as const;
  return {
    send: defineCall('POST', submit.path, {
      ...sent,
      limited: true,
      summary: 'Sends an application',
    }),
    enter: defineCall('POST', staff.list, {
      ...sent,
      staff: 'handleApplications',
      service: id,
      summary: 'Staff enter an application for an applicant',
    }),
    list: defineCall('GET', staff.list, {
      ...shown,
      summary: 'The applications',
      query: APPLICATION_LIST,
      response: { schema: s.pageOf(RECORD) },
    }),
    read: defineCall('GET', staff.read ?? `${staff.list}{id}/`, {
      ...shown,
      summary: 'One application, as it was sent',
      response: { schema: RECORD },
      listedBy: staff.list,
    }),
  };
}
