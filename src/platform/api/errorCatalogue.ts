import i18next from 'i18next';
import { clearSession } from '../session/sessionStore';
import { type Notice, showNotice, SNACKBAR_TIMEOUT_MS } from '../snackbar/snackbarStore';
import type { ApiError } from './apiError';

type Reaction = 'logOut' | 'listErrors' | 'serverError';

/** Codes of a 503 whose message tells the visitor what to do. */
const EXPLAINED: ReadonlySet<string | undefined> = new Set(['busy', 'full']);

/** What the product does about a failed call (docs/requirements.md, P43). `status` undefined: no answer. */
function reactionTo({ status, errors }: ApiError): Reaction {
  if (status === 401) return 'logOut';
  const isExplained = status === 503 && errors.some(({ code }) => EXPLAINED.has(code));
  const isClients = status !== undefined && status >= 400 && status < 500;
  return isExplained || isClients ? 'listErrors' : 'serverError';
}

/** What to call a field in a notice: the name itself where a page knows no better, or nothing. */
export type NameOf = (name: string) => string;

/** Does it. The caller still gets the error: every failure is passed on. */
export function applyCatalogue(error: ApiError, nameOf: NameOf): void {
  REACTIONS[reactionTo(error)](error, nameOf);
}

const REACTIONS: Readonly<Record<Reaction, (error: ApiError, nameOf: NameOf) => void>> = {
  logOut: clearSession,
  listErrors: (error, nameOf) =>
    showNotice({ kind: 'error', text: pairs(error, nameOf), timeout: 0 }),
  serverError: () => showNotice(serverErrorNotice()),
};

function pairs({ errors, status }: ApiError, nameOf: NameOf): string {
  if (errors.length === 0) return i18next.t('errors.refused', { status });
  return errors
    .map(({ name, message }) => {
      const said = `<bdi>${message}</bdi>`;
      const called = name === '' ? '' : nameOf(name);
      return called === '' ? said : `<b><bdi>${called}</bdi></b>: ${said}`;
    })
    .join('<br>');
}

const serverErrorNotice = (): Notice => ({
  kind: 'error',
  text: i18next.t('errors.server'),
  timeout: SNACKBAR_TIMEOUT_MS,
});
