import { sqlStaff } from './accounts';
import { authRoutes } from './authRoutes';
import { sqlSecondFactors } from './secondFactors';
import { sqlSessions } from './sessionStore';
import type { Feature } from '../feature';

/** Accounts of staff and their sessions. Everybody logs in again after a restore. */
export const accounts = {
  tables: {
    staff: ['id'],
    session: null,
    second_factor: ['staff_id'],
    recovery_code: ['staff_id', 'code_hash'],
  },
  stores: { staff: sqlStaff, sessions: sqlSessions, secondFactors: sqlSecondFactors },
  routes: authRoutes,
  audits: ['login', 'loginFailed', 'logout', 'passwordRefused', 'codeRefused', 'recoveryCodeUsed'],
} as const satisfies Feature;
