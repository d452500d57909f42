/** Where the requests of this device are stored (device.ts, which a form loads only if it has to). */
export const REQUESTS = 'rega-requests';
