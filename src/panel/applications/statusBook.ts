import { statusBook } from '../../contract/statuses';
import { memoise } from '../../definition/model/memoise';
import { ownText } from '../language/panelLanguage';
import { serviceEntries } from '../pages';

const bookOf = memoise((entries: ReturnType<typeof serviceEntries>) => statusBook(entries));

/** Returns the statuses of the services as they are now. */
export const currentStatuses = () => bookOf(serviceEntries());

/** Returns the statuses of a service, or of all, as options of a select. */
export const statusOptions = (service: string | undefined) =>
  currentStatuses()
    .of(service)
    .map(({ id, name }) => [id, ownText(name)] as const);
