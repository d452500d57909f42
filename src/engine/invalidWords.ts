import { useTranslation } from 'react-i18next';
import { fieldAt } from '../definition/fieldAt';
import { dotted } from '../definition/values';
import type { Refusal } from './ports';
import { useScope } from './scope/ScopeContext';

const MISSING: ReadonlySet<string> = new Set(['required', 'minItems']);

/**
 * What to say when a form or a dialog may not go on. Where something is missing: the first missing
 * field's own words, if each of them has words of its own, else the given ones (paper 2, section 8).
 * Where nothing is missing: that something is to be corrected.
 */
export function useInvalidWords(missing: string): (issues: readonly Refusal[]) => string {
  const { t } = useTranslation();
  const { scope, shape } = useScope();
  const ownWords = ({ path, code }: { path: string; code: string }): string | undefined => {
    const prefix = dotted(scope.prefix);
    return fieldAt(shape, prefix ? path.slice(prefix.length + 1) : path)?.errors?.[code];
  };
  return (issues) => {
    const lacking = issues.flatMap((issue) =>
      'code' in issue && MISSING.has(issue.code) ? [ownWords(issue)] : [],
    );
    if (lacking.length === 0) return t('form.problem');
    const [first = missing] = lacking.includes(undefined) ? [] : lacking;
    return first;
  };
}
