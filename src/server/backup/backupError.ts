/** Why there is no backup, or none that can be put back, in words for who runs the command. */
export class BackupFault extends Error {}
