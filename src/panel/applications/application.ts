import { APPLICATION } from '../../contract/applications';
import type { STAFF_REQUEST } from '../../contract/requests';
import type { TypeOf } from '../../contract/schema';
import { readAs } from '../../contract/readAs';
import type { Service } from '../../definition/model/service';
import { isLanguage } from '../../definition/model/text';
import { isRecord } from '../../definition/model/values';

export type StaffRequest = TypeOf<typeof STAFF_REQUEST>;

type NotShown =
  | 'definitionVersion'
  | 'service'
  | 'readAt'
  | 'changedBy'
  | 'changedAt'
  | 'notes'
  | 'overdue';

/** An application with the definition needed to display it. */
export interface StaffApplication extends Omit<TypeOf<typeof APPLICATION>, NotShown> {
  readonly isRead: boolean;
}

export interface ApplicationPartProps {
  readonly application: StaffApplication;
  readonly onDone: () => void;
}

/** Returns the key under which a request is stored while it is filled in. */
export const askKey = ({ id }: Pick<StaffApplication, 'id'>): string => `application/${id}/request`;

/** The properties of an application to which nothing was added since it was sent. */
export const NOTHING_SENT = { sentAt: null, sent: [], toCheck: false, incomplete: false } as const;

/** The properties of an application that has no files beside its answers. */
export const NO_FILES = { documents: [], files: [], unsorted: [], given: [] } as const;

/** Reads the response of GET application/{id}/; returns undefined if it contains no form definition. */
export function applicationIn(response: unknown): StaffApplication | undefined {
  if (!isRecord(response) || !isService(response.definition)) return undefined;
  const application = readAs(APPLICATION, response);
  return {
    ...application,
    language: isLanguage(response.language) ? response.language : 'en',
    isRead: application.readAt !== null,
    definition: response.definition,
  };
}

/** The rest is not validated, since the server stores only definitions that it has validated. */
function isService(value: unknown): value is Service {
  if (!isRecord(value)) return false;
  const { form, steps, tile } = value;
  return isRecord(tile) && isRecord(form) && isRecord(form.properties) && Array.isArray(steps);
}
