import { useEffect, useMemo, useState } from 'react';
import type { ServiceFile } from '../../../definition/model/service';
import type { ServiceModule } from '../../../definition/validate/serviceModule';
import { useDesigning } from '../core/designing';
import { liveService } from './liveService';
import { useServiceParts } from './servicing';

export interface Shown {
  readonly module: ServiceModule;
  readonly times: number;
}

/** Typing pauses for so many milliseconds before the form is made anew. */
const PAUSE = 400;

/** Returns the last form that could be made of the document, and whether there is none of it now. */
export function useLiveService() {
  const { document } = useDesigning();
  const parts = useServiceParts();
  const [settled, setSettled] = useState(document);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(document), PAUSE);
    return () => clearTimeout(timer);
  }, [document]);
  const made = useMemo(() => {
    try {
      return liveService(settled as unknown as ServiceFile, parts);
    } catch {
      return undefined;
    }
  }, [settled, parts]);
  const [good, setGood] = useState<Shown>();
  if (made && good?.module !== made) {
    setGood({ module: made, times: (good?.times ?? 0) + 1 });
  }
  return { module: good?.module, times: good?.times ?? 0, isUnfinished: made === undefined };
}
