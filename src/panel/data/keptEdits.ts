import { useSession } from '../../platform/session/sessionStore';

const PREFIX = 'rega-edit:';

/** Nobody is offered what another has typed in the same tab. */
const nameOf = (key: string): string => `${PREFIX}${useSession.getState().user?.id ?? ''}:${key}`;

/** An edit that was never saved, or undefined. */
export function keptEdit(key: string): unknown {
  try {
    const text = sessionStorage.getItem(nameOf(key));
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Keeps an edit as JSON until it is forgotten or the tab is closed. */
export function keepEdit(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(value));
  } catch {
    // A full storage keeps no edit; the page still does.
  }
}

export const forgetEdit = (key: string): void => sessionStorage.removeItem(nameOf(key));

/** What logging out on purpose does: nothing of the work stays in the browser. */
export function forgetEdits(): void {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  }
}
