import type { Generated } from 'kysely';
import { type Right, type Rights, type Role, ROLES } from '../../contract/rights';

declare module '../storage/tables' {
  interface Tables {
    staff: StaffRow;
    session: {
      token_hash: string;
      staff_id: string;
      expires_at: string;
      /** Earlier than expires_at, once the panel was left; null while it is open. */
      ends_at: string | null;
    };
    second_factor: {
      staff_id: string;
      secret: string;
      created_at: string;
      /** Null: no code has confirmed it, so it does not count. */
      confirmed_at: string | null;
      /** The time step of the last code that was used; 0: none. */
      last_step: number;
    };
    recovery_code: { staff_id: string; code_hash: string };
  }
}

export interface StaffRow {
  id: string;
  email: string;
  password_hash: string;
  created_at: string;
  name: Generated<string>;
  /** 0 or 1 */
  disabled: Generated<number>;
  last_login_at: string | null;
  role: Generated<string>;
  /** JSON: the rights beside the role's. */
  granted: Generated<string>;
  /** JSON: the ids of services; null: all. */
  services: string | null;
  language: Generated<string>;
  version: Generated<number>;
  changed_at: string | null;
  /** An e-mail address. */
  changed_by: string | null;
  /** When another owner has made the account an owner's; null: none has, or that was not stored yet. */
  owner_since: string | null;
}

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
