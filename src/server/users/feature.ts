import { ACCOUNT_CALLS } from '../../contract/accounts';
import { SECOND_FACTOR_CALLS } from '../../contract/secondFactor';
import { passwordRoutes } from './passwordRoutes';
import { secondFactorRoutes } from './secondFactorRoutes';
import { userRoutes } from './userRoutes';
import type { Route } from '../http/route';
import type { Feature } from '../feature';

/** Accounts as their owners manage them, and each its own. */
export const users = {
  calls: () => Object.values({ ...ACCOUNT_CALLS, ...SECOND_FACTOR_CALLS }),
  routes: (ports): readonly Route[] => [
    ...userRoutes(ports),
    ...passwordRoutes(ports),
    ...secondFactorRoutes(ports),
  ],
  audits: [
    'userCreated',
    'userChanged',
    'userDisabled',
    'userEnabled',
    'userRemoved',
    'rightsChanged',
    'passwordChanged',
    'passwordReset',
    'factorTurnedOn',
    'factorTurnedOff',
    'factorReset',
    'recoveryCodesMade',
  ],
} as const satisfies Feature;
