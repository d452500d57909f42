import { useTranslate } from './useTranslate';
import { isFiles } from '../definition/model/types/table';
import { fieldAt } from '../definition/model/fieldAt';
import type { RefusedAnswer } from './ports';
import { useScope } from './scope/ScopeContext';

const MISSING: ReadonlySet<string> = new Set(['required', 'minItems', 'mustBe']);

/**
 * Returns the message for a form or dialog that cannot continue (docs/requirements.md, P44): the
 * photo message if only photos are missing, the given one if anything else is missing, else that
 * something must be corrected.
 */
export function useInvalidWords(
  missing: string,
  wrong?: string,
): (issues: readonly RefusedAnswer[]) => string {
  const t = useTranslate();
  const { shape } = useScope();
  return (issues) => {
    const lacking = issues.flatMap((issue) =>
      'code' in issue && MISSING.has(issue.code) ? [issue] : [],
    );
    if (lacking.length === 0) return wrong ?? t('form.problem');
    const photos = lacking.map(({ path, code }) => {
      const field = fieldAt(shape, path);
      return field && isFiles(field) ? field.errors?.[code] : undefined;
    });
    return photos.includes(undefined) ? missing : (photos[0] ?? missing);
  };
}
