import type { Service } from '../../definition/model/service';
import { pick } from '../../definition/model/text';
import { APPLICATION_LIST } from '../../contract/applicationFilter';
import { type Call, defineCall } from '../../contract/contractCall';
import { listPathOf, submitPathOf } from '../../definition/model/storePaths';
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
export const serviceCalls = ({ id, submit, staff, tile }: Service) =>
  callsAt({
    tag: `Service: ${pick(tile.title, 'en')}`,
    submit: submit.path,
    body: { as: [submit.encoding], schema: s.named(sentName({ id })) },
    list: staff.list,
    read: staff.read ?? `${staff.list}{id}/`,
    ofService: { service: id },
  });

/** The same calls of every service in the store, which is named in their paths. */
export const STORE_CALLS = callsAt({
  tag: 'Services of the store',
  submit: submitPathOf('{id}'),
  body: { as: ['json', 'multipart'], schema: s.VALUES },
  list: listPathOf('{id}'),
  read: `${listPathOf('{id}')}{application}/`,
  ofService: { of: 'service', inPath: s.having({ id: s.TEXT }) },
});

interface ServiceCallsAt extends Pick<Call, 'tag'>, Required<Pick<Call, 'body'>> {
  readonly submit: string;
  readonly list: string;
  readonly read: string;
  readonly ofService: Pick<Call, 'of' | 'service' | 'inPath'>;
}

function callsAt({ tag, submit, body, list, read, ofService }: ServiceCallsAt) {
  const { inPath } = ofService;
  const response = { status: 201, schema: SUBMITTED } as const;
  const sent = { tag, isSubmit: true, body, response } as const;
  const shown = { tag, staff: 'readApplications', ...ofService } as const;
  return {
    send: defineCall('POST', submit, {
      ...sent,
      ...(inPath && { inPath }),
      limited: true,
      summary: 'Sends an application',
    }),
    enter: defineCall('POST', list, {
      ...sent,
      ...ofService,
      staff: 'handleApplications',
      summary:
        'Staff enter an application for an applicant, and are assigned it. With `incomplete`, what the form ' +
        'requires may be missing',
      query: s.having({}, { incomplete: s.oneOfThese(['0', '1']) }),
    }),
    list: defineCall('GET', list, {
      ...shown,
      summary: 'The applications',
      query: APPLICATION_LIST,
      response: { schema: s.pageOf(RECORD) },
    }),
    read: defineCall('GET', read, {
      ...shown,
      summary: 'One application, as it was sent',
      response: { schema: RECORD },
      listedBy: list,
    }),
  };
}
