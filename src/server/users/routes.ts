import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { audit } from '../audit/audit';
import { plainEmail } from '../auth/email';
import { hashPassword } from '../auth/passwords';
import { Refusal } from '../http/refusal';
import type { Route } from '../http/routes';
import type { PhotoFolder } from '../photos/folder';
import type { StaffUser } from '../storage/staffAccounts';
import type { Storage } from '../storage/storage';
import { readFields } from './body';
import { emailFaults, passwordFaults } from './judge';
import { readUserQuery } from './query';

const EMAIL = { most: 320 };
const NAME = { most: 100 };
/** More than is taken as a password, so that the rule says how many characters are. */
const PASSWORD = { most: 1_000_000 };

/** What the calls on accounts need. */
export interface UserPorts {
  readonly storage: Storage;
  readonly folder: PhotoFolder;
  readonly now: () => Date;
}

/**
 * The accounts of staff (docs/requirements.md, P41). A user is `{id, email, name, disabled, createdAt,
 * lastLoginAt}`; of a PUT, what is left out stays. Who is disabled, removed or given another e-mail
 * address is logged out at once.
 */
export function userRoutes({ storage, folder, now }: UserPorts): readonly Route[] {
  const { staff } = storage;
  return [
    {
      method: 'GET',
      path: 'user/',
      staff: true,
      handle: async ({ query }) => {
        const { page, perPage, ...wanted } = readUserQuery(query);
        return { ...(await staff.list({ page, perPage, ...wanted })), page, perPage };
      },
    },
    {
      method: 'GET',
      path: 'user/{id}/',
      staff: true,
      handle: (request) => userOf(request, storage),
    },
    {
      method: 'POST',
      path: 'user/',
      staff: true,
      handle: async (request, reply) => {
        const given = await readFields(request, folder, {
          email: EMAIL,
          name: NAME,
          password: PASSWORD,
        });
        const email = plainEmail(given.email ?? '');
        const faults = [...emailFaults(email), ...passwordFaults(given.password, email)];
        if (faults.length > 0) throw Refusal.ofFaults(faults);
        const id = randomUUID();
        const passwordHash = await hashPassword(given.password ?? '');
        const account = { id, email, name: (given.name ?? '').trim(), passwordHash };
        const outcome = await staff.add(account, now().toISOString());
        if (outcome === 'emailTaken') throw Refusal.ofFaults([EMAIL_TAKEN]);
        await audit(storage, request, 'userCreated', email);
        reply.code(201);
        return staff.read(id);
      },
    },
    {
      method: 'PUT',
      path: 'user/{id}/',
      staff: true,
      handle: async (request) => {
        const before = await userOf(request, storage);
        const given = await readFields(request, folder, {
          email: EMAIL,
          name: NAME,
          disabled: 'yesNo' as const,
        });
        const change = {
          ...(given.email !== undefined && { email: plainEmail(given.email) }),
          ...(given.name !== undefined && { name: given.name.trim() }),
          ...(given.disabled !== undefined && { disabled: given.disabled }),
        };
        const faults = change.email === undefined ? [] : emailFaults(change.email);
        if (faults.length > 0) throw Refusal.ofFaults(faults);
        refuse(await staff.change(before.id, change));
        await auditChange(storage, request, before, { ...before, ...change });
        return userOf(request, storage);
      },
    },
    {
      method: 'DELETE',
      path: 'user/{id}/',
      staff: true,
      handle: async (request) => {
        const { id, email } = await userOf(request, storage);
        refuse(await staff.remove(id));
        await audit(storage, request, 'userRemoved', email);
        return {};
      },
    },
  ];
}

const EMAIL_TAKEN = { path: 'email', code: 'emailTaken' } as const;

/** @throws Refusal 404 or 422 for what could not be done */
function refuse(outcome: 'changed' | 'removed' | 'unknown' | 'emailTaken' | 'lastUser'): void {
  if (outcome === 'unknown') throw Refusal.of(404, 'notFound');
  if (outcome === 'emailTaken') throw Refusal.ofFaults([EMAIL_TAKEN]);
  if (outcome === 'lastUser') throw Refusal.of(422, 'lastUser');
}

/** @throws Refusal 404 */
async function userOf({ params }: FastifyRequest, { staff }: Storage): Promise<StaffUser> {
  const { id } = params as { id: string };
  const user = /^[0-9a-f-]{36}$/u.test(id) ? await staff.read(id) : undefined;
  if (!user) throw Refusal.of(404, 'notFound');
  return user;
}

type Changed = Pick<StaffUser, 'email' | 'name' | 'disabled'>;

async function auditChange(
  storage: Storage,
  request: FastifyRequest,
  before: Changed,
  after: Changed,
): Promise<void> {
  if (before.disabled !== after.disabled) {
    await audit(storage, request, after.disabled ? 'userDisabled' : 'userEnabled', before.email);
  }
  if (before.email !== after.email) {
    await audit(storage, request, 'userChanged', `${before.email} → ${after.email}`);
  } else if (before.name !== after.name) {
    await audit(storage, request, 'userChanged', before.email);
  }
}
