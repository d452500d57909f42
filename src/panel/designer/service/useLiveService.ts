import { useEffect, useMemo, useState } from 'react';
import type { ServiceFile, Service } from '../../../definition/model/service';
import type { ServiceModule } from '../../../definition/validate/serviceModule';
import { useDesigning } from '../core/designing';
import { useServiceParts, type ServiceParts } from './servicing';
import { mapTexts } from '../../../definition/language/localise';
import { resolveService } from '../../../definition/model/resolve';
import type { Text } from '../../../definition/model/text';
import { check } from '../../../definition/validate/check';
import { interpret } from '../../../definition/validate/interpret';
import { toJsonSchema } from '../../../definition/validate/toJsonSchema';
import { agencyDay } from '../../base/moment';

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

/** Returns a text with the other languages, or a dash, in place of what is missing. */
const withAll = (text: Text): readonly string[] => {
  const known = [...text].reverse().find((one) => one.trim() !== '') ?? '–';
  return text.map((one) => (one.trim() === '' ? known : one));
};

/**
 * Makes a form of a document as it is now.
 * @throws Error if there is none, since the document is unfinished
 */
function liveService(document: ServiceFile, { shared, lists }: ServiceParts): ServiceModule {
  // Questions that staff compose elsewhere, and what the page looks up, are not here.
  const { sections: _, lookup: __, ...resolved } = resolveService(document, shared, lists);
  const steps = resolved.steps.filter(({ blocks }) =>
    blocks.some(({ fields }) => fields.length > 0),
  );
  const named = { ...resolved, id: resolved.id || 'new', steps };
  const service = mapTexts(named, withAll) as Service;
  const validate = interpret(toJsonSchema(service.form));
  // What is broken shows here already, and not while somebody fills the form in.
  check(service.form, {}, validate, { today: agencyDay() });
  return { service, validate };
}
