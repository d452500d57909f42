import * as read from '../../platform/content/read';
import { type User, USER } from '../../contract/accounts';
import { readAs } from '../../contract/readAs';
import { pageIn, type PageRows } from '../data/list/pageIn';

export interface UserCardProps {
  readonly user: User;
  readonly onChanged: () => void;
}

/** Returns the path of the calls that read, update and delete an account. */
export const userCall = (id: string): string => `user/${encodeURIComponent(id)}/`;

export const userIn = (response: unknown): User => readAs(USER, read.record(response));

export const usersIn = (response: unknown): PageRows<User> => pageIn(USER, response);
