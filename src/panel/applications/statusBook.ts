import { statusBook } from '../../contract/statuses';
import { ownText } from '../language/panelLanguage';
import { serviceEntries } from '../pages';

export const STATUS_BOOK = statusBook(serviceEntries);

/** Returns the statuses of a service, or of all, as options of a select. */
export const statusOptions = (service: string | undefined) =>
  STATUS_BOOK.of(service).map(({ id, name }) => [id, ownText(name)] as const);
