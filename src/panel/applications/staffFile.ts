import { fileCall, type JsonCallOptions } from '../../platform/api/call';
import { fieldName } from '../data/fields/fieldNames';

/** Fetches a file with the session's token. Throws ApiError after staff have been notified. */
export const staffFile = (path: string, options: JsonCallOptions = {}): Promise<Blob> =>
  fileCall(path, { nameOf: fieldName, ...options });
