import { create } from 'zustand';
import { ApiError } from '../../platform/api/apiError';
import { closeNotice } from '../../platform/snackbar/snackbarStore';
import { staffCall } from '../data/staffCall';
import { fieldName } from '../data/fields/fieldNames';

/** What shows the server that whoever uses the session is the one who has opened it. */
export type Confirmation = Readonly<Record<string, string>>;

const NAMES = ['ownPassword', 'code'];

interface OpenConfirmation {
  readonly asksCode: boolean;
  /** The errors of what was entered last, by the names of fields. */
  readonly issues: Confirmation;
  /** Clears the error of a field that is being edited. */
  readonly fix: (name: string) => void;
  /** What was entered is on its way. */
  readonly busy: boolean;
  /** @param given undefined: cancelled */
  readonly settle: (given: Confirmation | undefined) => void;
}

export const useConfirmation = create<{ readonly open?: OpenConfirmation }>()(() => ({}));

/**
 * Sends a call, first without a confirmation. If the server asks for one, staff enter it in a dialog (ConfirmDialog)
 * until it is right; other backends never ask. Throws like the call, also if staff cancel.
 */
export async function confirmed<T>(send: (confirmation: Confirmation) => Promise<T>): Promise<T> {
  try {
    return await attempt(send, {});
  } finally {
    useConfirmation.setState({}, true);
  }
}

/** Sends a JSON body with a confirmation in it, as `confirmed`. */
export const confirmedCall = (
  method: 'POST' | 'PUT',
  path: string,
  body: object,
): Promise<unknown> =>
  confirmed((own) => staffCall(method, path, { ...body, ...own }, { nameOf: fieldName }));

async function attempt<T>(
  send: (confirmation: Confirmation) => Promise<T>,
  given: Confirmation,
): Promise<T> {
  try {
    return await send(given);
  } catch (error) {
    const issues = asked(error);
    if (!issues) throw error;
    // The dialog shows them.
    closeNotice();
    const next = await ask(issues);
    if (!next) throw error;
    return attempt(send, next);
  }
}

/** Returns the errors of a call that was refused for its confirmation only. */
function asked(error: unknown): Confirmation | undefined {
  if (!(error instanceof ApiError) || error.status !== 422) return undefined;
  const { errors } = error;
  if (errors.length === 0 || errors.some(({ name }) => !NAMES.includes(name))) return undefined;
  return Object.fromEntries(errors.map(({ name, message }) => [name, message]));
}

const ask = (issues: Confirmation): Promise<Confirmation | undefined> =>
  new Promise((resolve) => {
    const { open } = useConfirmation.getState();
    const asksCode = (open?.asksCode ?? false) || 'code' in issues;
    const settle: OpenConfirmation['settle'] = (given) => {
      const { open: now } = useConfirmation.getState();
      if (now?.settle !== settle || now.busy) return;
      useConfirmation.setState({ open: { ...now, busy: true } });
      resolve(given);
    };
    const fix = (name: string): void => {
      const { open: now } = useConfirmation.getState();
      if (!now) return;
      const { [name]: _, ...rest } = now.issues;
      useConfirmation.setState({ open: { ...now, issues: rest } });
    };
    // Nothing was wrong before anything was entered.
    const shown = open ? issues : {};
    useConfirmation.setState({ open: { asksCode, issues: shown, fix, busy: false, settle } });
  });
