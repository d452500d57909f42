import { call } from '../api/call';
import { ApiError } from '../api/apiError';
import { backendHas } from '../api/capabilities';
import {
  endedBy,
  announceLeaving,
  sessionToken,
  stayInSession,
  useSession,
} from '../api/sessionStore';

type Word = 'hello' | 'here' | 'bye';

interface Said {
  readonly word: Word;
  readonly tab: string;
}

/** A call that a page sent while it was closing may arrive after one of a page that stays. */
const AFTER_MS = [2000, 8000];

/**
 * Ends the session when the last tab with the panel is closed (docs/requirements.md, P42). Each closing tab tells the
 * server that it leaves; the server then waits for some seconds, in which a tab that is still open, or a page that was
 * only reloaded, resumes the session. To a server without these calls only the last tab reports, to end the session at
 * once. Call once, when the panel opens; resolves when it is known whether the session goes on, with a
 * function that stops watching.
 */
export async function openPanelTab(): Promise<() => void> {
  const tab = `${Date.now()}-${Math.random()}`;
  const others = new Set<string>();
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('rega-panel') : undefined;
  const say = (word: Word) => channel?.postMessage({ word, tab } satisfies Said);
  channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.word === 'hello') say('here');
    if (data.word !== 'bye') others.add(data.tab);
    else {
      others.delete(data.tab);
      resumeLater();
    }
  });
  const watching = new AbortController();
  const { signal } = watching;
  const onHide = () => {
    say('bye');
    if (backendHas('sessionResume') || others.size === 0) leave();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    say('hello');
    void resume();
  };
  addEventListener('pagehide', onHide, { signal });
  addEventListener('pageshow', onShow, { signal });
  say('hello');
  await resume();
  return () => {
    watching.abort();
    channel?.close();
  };
}

function leave(): void {
  const token = sessionToken();
  if (token === undefined) return;
  announceLeaving(backendHas('sessionResume'));
  const leaving = backendHas('sessionResume')
    ? call('POST', 'session_leave/', { token, keepalive: true, quiet: true })
    : call('GET', 'logout/', { token, keepalive: true, quiet: true });
  // The page has gone, so a failure cannot be shown.
  leaving.catch(() => undefined);
}

/** Continues the stored session, if a page has left it. */
async function resume(): Promise<void> {
  const { token, duration } = useSession.getState();
  if (token === undefined || duration !== 0) return;
  if (await stay(token)) resumeLater();
}

function resumeLater(): void {
  for (const after of AFTER_MS) {
    setTimeout(() => {
      const token = sessionToken();
      if (backendHas('sessionResume') && token !== undefined) void stay(token);
    }, after);
  }
}

async function stay(token: string): Promise<boolean> {
  try {
    await call('POST', 'session_resume/', { token, quiet: true });
    stayInSession();
    return true;
  } catch (error) {
    // Without a response, the next call tells whether the session goes on.
    if (error instanceof ApiError && error.status === 401) endedBy('left');
    return false;
  }
}
