import type { Service } from '../../definition/model/service';
import { pick } from '../../definition/language/text';
import { APPLICATION_LIST } from '../../contract/applicationFilter';
import type { Call } from '../../contract/contractCall';
import { having, named, pageOf, type Schema, TEXT, YES_OR_NO } from '../../contract/schema';
import type { JsonSchema } from '../../definition/validate/toJsonSchema';
import type { Values } from '../../definition/model/values';

const SUBMITTED: JsonSchema = having(
  { reference: named('Reference') },
  {
    link: { ...TEXT, description: "The secret token of the applicant's status page." },
    receipt: {
      ...YES_OR_NO,
      description: 'An e-mail will tell the applicant that it has arrived.',
    },
  },
);

const RECORD: Schema<Values> = named('ApplicationRecord');

const tagOf = (tile: Service['tile']): string => `Service: ${pick(tile.title, 'en')}`;

/** Returns the name of the schema of a service's submit. */
export const sentName = ({ id }: Service): string => `application.${id}`;

/** The staff's list of a service's applications, as they were sent. */
export const applicationList = ({ id, staff, tile }: Pick<Service, 'id' | 'staff' | 'tile'>) =>
  ({
    method: 'GET',
    path: staff.list,
    staff: 'readApplications',
    service: id,
    tag: tagOf(tile),
    summary: 'The applications',
    query: APPLICATION_LIST,
    response: { schema: pageOf(RECORD) },
  }) as const satisfies Call;

/**
 * Returns the calls of a service: the submit, the same for staff under the path of its list, and the reads of
 * applications.
 */
export function serviceCalls(service: Service): Call[] {
  const { submit, staff, tile } = service;
  const common = { tag: tagOf(tile), isSubmit: true } as const;
  const body = {
    as: [submit.encoding],
    schema: named(sentName(service)),
  };
  const response = { status: 201, schema: SUBMITTED } as const;
  return [
    {
      method: 'POST',
      path: submit.path,
      limited: true,
      ...common,
      summary: 'Sends an application',
      body,
      response,
    },
    {
      method: 'POST',
      path: staff.list,
      staff: 'handleApplications',
      service: service.id,
      ...common,
      summary: 'Staff enter an application for an applicant',
      body,
      response,
    },
    applicationList(service),
    {
      method: 'GET',
      path: staff.read ?? `${staff.list}{id}/`,
      staff: 'readApplications',
      service: service.id,
      tag: common.tag,
      summary: 'One application, as it was sent',
      response: { schema: RECORD },
      listedBy: staff.list,
    },
  ];
}
