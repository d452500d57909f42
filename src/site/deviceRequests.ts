import { deviceStorage } from '../platform/guardedStorage';
import { isEntering } from './service/entering';

/** Where the requests of this device are stored (service/device, which a page loads only if it has to). */
export const REQUESTS = 'rega-requests';

/** Returns whether something was sent from this device by its user. */
export const hasRequests = (): boolean =>
  deviceStorage.getItem(REQUESTS)?.[0] === '{' && !isEntering();
