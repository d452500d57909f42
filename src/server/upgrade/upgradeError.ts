import { OperatorError } from '../operatorError';

/** Why an upgrade is not begun or was undone, in words for whoever runs it. */
export class UpgradeError extends OperatorError {}
