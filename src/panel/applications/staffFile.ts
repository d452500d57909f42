import { type FileOptions, fileCall } from '../../platform/api/fileCall';
import { fieldName } from '../data/fields/fieldNames';

/** Fetches a file with the session's token. Throws ApiError after staff have been notified. */
export const staffFile = (path: string, options: FileOptions = {}): Promise<Blob> =>
  fileCall(path, { nameOf: fieldName, ...options });
