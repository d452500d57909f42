import { isRecord } from '../../definition/values';
import { type Answer, listIn, numberIn, recordIn, textIn } from '../../platform/content/reading';

/** An account as colleagues see it. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly disabled: boolean;
  /** ISO, UTC. */
  readonly createdAt: string;
  /** ISO, UTC; empty: never. */
  readonly lastLoginAt: string;
}

export interface UserList {
  readonly rows: readonly User[];
  readonly total: number;
}

/** The call that reads, changes and removes an account. */
export const userCall = (id: string): string => `user/${encodeURIComponent(id)}/`;

/** The answer of GET user/{id}/. */
export const userIn = (answer: unknown): User => toUser(recordIn(answer));

/** The answer of GET user/. */
export function usersIn(answer: unknown): UserList {
  const rows = listIn(answer).map(toUser);
  const total = isRecord(answer) ? numberIn(answer.total) : undefined;
  return { rows, total: total ?? rows.length };
}

const toUser = ({ id, email, name, disabled, createdAt, lastLoginAt }: Answer): User => ({
  id: textIn(id),
  email: textIn(email),
  name: textIn(name),
  disabled: disabled === true,
  createdAt: textIn(createdAt),
  lastLoginAt: textIn(lastLoginAt),
});
