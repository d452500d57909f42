/** What an account may do; each call of staff names one. */
export const RIGHTS = [
  /** One's own account, and the home page, whose parts depend on the other rights. */
  'usePanel',
  'readApplications',
  'handleApplications',
  'exportApplications',
  'eraseApplications',
  /** Charges and payments of applications, in lists and exports, too, and the day book. */
  'seeMoney',
  /** To charge, take payments and reverse them. */
  'takeMoney',
  'readContent',
  'editContent',
  /** The prepared replies to applicants, which are content. */
  'editTemplates',
  /** Services: their forms, pages and statuses. */
  'composeServices',
  'manageAccounts',
  /** The audit log, messages that could not be sent, backups and figures of the server. */
  'operate',
] as const;

export type Right = (typeof RIGHTS)[number];

export const ROLES = ['owner', 'caseWorker', 'contentEditor', 'reader'] as const;

export type Role = (typeof ROLES)[number];

/** Whether a role has a right: always, never, or if an owner grants it to the account. */
type Cell = 'yes' | 'no' | 'grant';

/** The rights of the roles, in the order of ROLES. */
const TABLE: Readonly<Record<Right, readonly [Cell, Cell, Cell, Cell]>> = {
  usePanel: ['yes', 'yes', 'yes', 'yes'],
  readApplications: ['yes', 'yes', 'no', 'yes'],
  handleApplications: ['yes', 'yes', 'no', 'no'],
  exportApplications: ['yes', 'grant', 'no', 'grant'],
  eraseApplications: ['yes', 'grant', 'no', 'no'],
  seeMoney: ['yes', 'grant', 'no', 'grant'],
  takeMoney: ['yes', 'grant', 'no', 'no'],
  readContent: ['yes', 'yes', 'yes', 'yes'],
  editContent: ['yes', 'grant', 'yes', 'no'],
  editTemplates: ['yes', 'yes', 'yes', 'no'],
  composeServices: ['yes', 'grant', 'grant', 'no'],
  manageAccounts: ['yes', 'no', 'no', 'no'],
  operate: ['yes', 'no', 'no', 'no'],
};

/** What an account may do. */
export interface Rights {
  readonly role: Role;
  /** What was granted beside the role's own rights. */
  readonly granted: readonly Right[];
  /** The ids of the services whose applications it sees; null: of all. */
  readonly services: readonly string[] | null;
}

export const OWNER: Rights = { role: 'owner', granted: [], services: null };

/**
 * An account that is created without a role, as clients do that know of none: the daily work with
 * applications and content, but no export, no erasing and no accounts.
 */
export const WITHOUT_ROLE: Rights = {
  role: 'caseWorker',
  granted: ['editContent'],
  services: null,
};

const cell = (role: Role, right: Right): Cell => TABLE[right][ROLES.indexOf(role)] ?? 'no';

/** Whoever takes payments sees money, too. */
export const hasRight = ({ role, granted }: Rights, right: Right): boolean => {
  const here = cell(role, right);
  const given = right === 'seeMoney' ? [right, 'takeMoney' as const] : [right];
  return here === 'yes' || (here === 'grant' && given.some((one) => granted.includes(one)));
};

export const rightsOf = (rights: Rights): readonly Right[] =>
  RIGHTS.filter((right) => hasRight(rights, right));

/** Returns the rights that can be granted to accounts of a role. */
export const grantable = (role: Role): readonly Right[] =>
  RIGHTS.filter((right) => cell(role, right) === 'grant');

/** Returns whether the applications of a role can be limited to chosen services. */
export const isByService = (role: Role): boolean => role === 'caseWorker' || role === 'reader';

/** Returns whether an account sees the applications of a service. */
export const seesService = ({ services }: Pick<Rights, 'services'>, service: string): boolean =>
  services === null || services.includes(service);

/** Returns whether an account may read the applications of a service. */
export const readsService = (rights: Rights, service: string): boolean =>
  hasRight(rights, 'readApplications') && seesService(rights, service);

/** Returns whether an account may handle the applications of a service. */
export const handlesService = (rights: Rights, service: string): boolean =>
  hasRight(rights, 'handleApplications') && seesService(rights, service);

/** Leaves out what the role cannot have, such as after a change of the role. */
export const fitting = ({ role, granted, services }: Rights): Rights => ({
  role,
  granted: grantable(role).filter((right) => granted.includes(right)),
  services: isByService(role) ? services : null,
});

/** Returns whether a change gives an account rights that it did not have, or lets it log in again. */
export function isRaised(before: Access, after: Access): boolean {
  if (after.disabled) return false;
  const had = before.disabled ? [] : rightsOf(before);
  const isWider = (after.services ?? ['']).some(
    (service) => readsService(after, service) && !seesService(before, service),
  );
  return rightsOf(after).some((right) => !had.includes(right)) || isWider;
}

type Access = Rights & { readonly disabled: boolean };

/** Returns whether two accounts may do the same. */
export const isSameRights = (one: Rights, other: Rights): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

const inOrder = ({ role, granted, services }: Rights) => [
  role,
  [...granted].sort(),
  services ? [...services].sort() : null,
];
