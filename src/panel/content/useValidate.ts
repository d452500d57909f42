import { useEffect, useState } from 'react';
import { validators } from 'virtual:contents';
import type { Validate } from '../../definition/validate/check';

/**
 * Loads the compiled schema of a content type. Undefined until it is there; without it, as on a
 * lost connection, only the server validates.
 */
export function useValidate(id: string): Validate | undefined {
  const [loaded, setLoaded] = useState<{ readonly validate: Validate }>();
  useEffect(() => {
    let isGone = false;
    validators[id]?.()
      .then((module) => {
        if (!isGone) setLoaded(module);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [id]);
  return loaded?.validate;
}
