import i18next from 'i18next';
import { isNamedIn } from '../../definition/model/text';
import { endedBy, needFactor, sessionToken } from './sessionStore';
import { showNotice, SNACKBAR_TIMEOUT_MS } from '../snackbar/snackbarStore';
import { type ApiError, asksForProof } from './apiError';

/** Codes of a 503 whose message tells the visitor what to do. */
const EXPLAINED: ReadonlySet<string | undefined> = new Set([
  'busy',
  'full',
  'overloaded',
  'unscanned',
]);

/** Returns the name of a field for a notice: the field's own name if the page has no better one, or nothing. */
export type NameOf = (name: string) => string;

/**
 * Reacts to a failed call: ends the session, asks for a second factor, or shows a notice (docs/requirements.md, P43).
 * The caller still gets the error: every failure is rethrown.
 * @param token with which it was called; undefined: by somebody who was not logged in
 */
export function applyCatalogue(error: ApiError, nameOf: NameOf, token: string | undefined): void {
  const { status, errors } = error;
  if (status === 401) {
    // A wrong password ends none, and a late answer none that has begun since.
    if (token !== undefined && token === sessionToken()) endedBy('expired');
    return;
  }
  // The panel asks for it in place of the page.
  if (errors.some(({ code }) => code === 'factorNeeded')) {
    needFactor();
    return;
  }
  // Somebody has written since: the page shows both versions.
  if (status === 412 || asksForProof(error)) return;
  const isExplained = status === 503 && errors.some(({ code }) => EXPLAINED.has(code));
  const isClients = status !== undefined && status >= 400 && status < 500;
  showNotice(
    isExplained || isClients
      ? { kind: 'error', text: pairs(error, nameOf), timeout: 0 }
      : { kind: 'error', text: i18next.t('errors.server'), timeout: SNACKBAR_TIMEOUT_MS },
  );
}

function pairs({ errors, status }: ApiError, nameOf: NameOf): string {
  if (errors.length === 0) return i18next.t('errors.refused', { status });
  return errors
    .map(({ name, message }) => {
      const text = `<bdi>${message}</bdi>`;
      const called = name === '' ? '' : nameOf(name);
      return called === '' || isNamedIn(message, called)
        ? text
        : `<b><bdi>${called}</bdi></b>: ${text}`;
    })
    .join('<br>');
}
