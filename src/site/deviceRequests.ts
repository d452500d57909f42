import { deviceStorage } from '../platform/guardedStorage';

/** Where the requests of this device are stored (service/device, which a page loads only if it has to). */
export const REQUESTS = 'rega-requests';

/** Returns whether something was sent from this device. */
export const hasRequests = (): boolean => deviceStorage.getItem(REQUESTS)?.[0] === '{';
