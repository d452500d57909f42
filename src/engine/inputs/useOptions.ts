import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Language } from '../../definition/model/text';
import type { Option } from '../../definition/model/option';

/** Rejects if the options cannot be loaded. Must be the same function as long as it means the same. */
export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** Milliseconds without typing after which a search starts. */
const SEARCH_PAUSE = 250;

interface Request {
  readonly load: LoadOptions;
  readonly query: string;
  readonly language: Language;
  readonly attempt: number;
}

interface Answer {
  readonly request: Request | undefined;
  readonly options: readonly Option[];
  readonly spoken: Language | undefined;
  readonly failed: boolean;
}

export type OptionsStatus = 'idle' | 'loading' | 'ready' | 'failed';

const NOTHING: Answer = { request: undefined, options: [], spoken: undefined, failed: false };

/** Loads the options for a query in a language; undefined loads none. Late responses are ignored. */
export function useOptions(
  load: LoadOptions,
  query: string | undefined,
  language: Language,
  pause = SEARCH_PAUSE,
) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState(NOTHING);
  const request = useMemo<Request | undefined>(
    () => (query === undefined ? undefined : { load, query, language, attempt }),
    [load, query, language, attempt],
  );

  useEffect(() => {
    if (!request) return;
    const controller = new AbortController();
    const { signal } = controller;
    const start = () =>
      void request.load(request.query, signal).then(
        (options) => {
          if (signal.aborted) return;
          setAnswer({ request, options, spoken: request.language, failed: false });
        },
        () => {
          if (!signal.aborted) setAnswer((before) => ({ ...before, request, failed: true }));
        },
      );
    const timer = setTimeout(start, request.query === '' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [request, pause]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return {
    /** The last loaded options, also while others are loading. */
    options: answer.options,
    /** The language of these options. */
    spoken: answer.spoken,
    /** The function that loaded them. */
    loadedBy: answer.request?.load,
    status: statusOf(request, answer),
    retry,
  };
}

function statusOf(request: Request | undefined, answer: Answer): OptionsStatus {
  if (!request) return 'idle';
  if (answer.request !== request) return 'loading';
  return answer.failed ? 'failed' : 'ready';
}
