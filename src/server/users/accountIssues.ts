import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../definition/validate/passwordRule';
import { isEmail, plainEmail } from '../auth/email';
import { passwordIssue } from '../auth/passwordIssue';
import type { AgencyBrand } from '../brand/readBrand';
import type { RequestIssue } from '../http/refusal';

/** Returns the issues of a normalised e-mail address. */
export function emailIssues(email: string | undefined): RequestIssue[] {
  if (email === undefined || email === '') return [{ path: 'email', code: 'required' }];
  return isEmail(email) ? [] : [{ path: 'email', code: 'email' }];
}

/**
 * Returns the issues of a new password.
 * @param email of the account
 * @param brand of the agency, whose name is guessed first
 */
export function passwordIssues(
  password: string | undefined,
  email: string,
  { name }: Pick<AgencyBrand, 'name'>,
): RequestIssue[] {
  if (password === undefined || password === '') return [{ path: 'password', code: 'required' }];
  if (plainEmail(password) === email) return [{ path: 'password', code: 'knownPassword' }];
  switch (passwordIssue(password, name)) {
    case 'tooShort':
      return [{ path: 'password', code: 'minLength', limit: SHORTEST_PASSWORD }];
    case 'tooLong':
      return [{ path: 'password', code: 'maxLength', limit: LONGEST_PASSWORD }];
    case 'known':
      return [{ path: 'password', code: 'knownPassword' }];
    case undefined:
      return [];
  }
}
