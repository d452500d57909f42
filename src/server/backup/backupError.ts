import { OperatorError } from '../operatorError';

/** Why a backup cannot be made or restored, in words for whoever runs the command. */
export class BackupError extends OperatorError {}
