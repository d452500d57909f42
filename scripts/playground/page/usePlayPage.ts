import { useEffect, useEffectEvent, useState } from 'react';
import type { Submission } from '../../../src/engine/ports';

/** What the frames have reported about the current service. */
export interface Told {
  /** The last submission, until a new application is started. */
  readonly sent: Submission | undefined;
  /** The dotted path of the last focused field. */
  readonly visited: string | undefined;
}

const NOTHING: Told = { sent: undefined, visited: undefined };

/** Listens to the frames. */
export function usePlayPage(service: string | undefined, onSent: () => void): Told {
  const [told, setTold] = useState<Told & { readonly of: string | undefined }>();
  const sent = useEffectEvent((submission: Submission) => {
    setTold({ of: service, sent: submission, visited: undefined });
    onSent();
  });
  const visited = useEffectEvent((path: string) => {
    setTold({ of: service, sent: undefined, visited: path });
  });
  useEffect(() => {
    window.playPage = { sent: (submission) => sent(submission), visited: (path) => visited(path) };
    return () => {
      window.playPage = undefined;
    };
  }, []);
  return told?.of === service ? (told ?? NOTHING) : NOTHING;
}
