import { statusBook } from '../../contract/statuses';
import { serviceEntries } from '../pages';

/** The statuses of all services, from their files. */
export const STATUS_BOOK = statusBook(serviceEntries);
