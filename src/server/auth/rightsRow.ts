import { type Right, type Rights, type Role, ROLES } from '../../contract/rights';
import type { StaffRow } from './tables';

/** The columns of an account with its rights. */
export const RIGHTS_COLUMNS = ['staff.role', 'staff.granted', 'staff.services'] as const;

type RightsRow = { readonly role: string; readonly granted: string } & Pick<StaffRow, 'services'>;

/** Reads the rights of a row; a role that this version does not know becomes the least one. */
export const toRights = ({ role, granted, services }: RightsRow): Rights => ({
  role: ROLES.find((known) => known === role) ?? LEAST,
  granted: JSON.parse(granted) as Right[],
  services: services === null ? null : (JSON.parse(services) as string[]),
});

const LEAST: Role = 'reader';

export const fromRights = ({ role, granted, services }: Rights) => ({
  role,
  granted: JSON.stringify(granted),
  services: services === null ? null : JSON.stringify(services),
});
