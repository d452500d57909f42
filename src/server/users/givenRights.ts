import type { User } from '../../contract/accounts';
import { grantable, isByService, type Rights } from '../../contract/rights';
import type { RequestIssue } from '../http/refusal';

/** The rights in a request; what is left out is not changed. */
interface Given extends Pick<Rights, 'role'> {
  readonly granted?: Rights['granted'] | undefined;
  readonly services?: Rights['services'] | undefined;
}

/**
 * Returns the issues of rights that a role cannot have.
 * @param known the ids of all services
 */
export function rightsIssues(
  { role, granted = [], services = null }: Given,
  known: readonly string[],
): RequestIssue[] {
  const wrong = granted.findIndex((right) => !grantable(role).includes(right));
  const unknown = services?.findIndex((id) => !known.includes(id)) ?? -1;
  return [
    ...(wrong < 0 ? [] : [{ path: `granted.${wrong}`, code: 'choice' } as const]),
    ...(services === null || isByService(role)
      ? []
      : [{ path: 'services', code: 'unknown' } as const]),
    ...(unknown < 0 ? [] : [{ path: `services.${unknown}`, code: 'choice' } as const]),
  ];
}

/** Returns what the audit log says of an account's rights. */
export const rightsSubject = ({
  email,
  role,
  granted,
  services,
}: Pick<User, 'email'> & Rights): string =>
  [
    `${email}: ${role}`,
    ...(services === null ? [] : [`(${services.join(', ')})`]),
    ...granted.map((right) => `+${right}`),
  ].join(' ');
