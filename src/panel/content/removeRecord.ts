import { ApiError, type FieldError } from '../../platform/api/apiError';
import { backendHas } from '../../platform/api/capabilities';
import { askDelete } from '../data/askDelete';
import { staffCall } from '../data/staffCall';
import { sayDone } from '../layout/notices';
import { t } from '../language/t';

/**
 * Removes a record when staff have confirmed; if others name it, the dialog says which. Resolves to whether it is gone.
 * @param path of the call that removes the record
 */
export async function removeRecord(path: string, name: string): Promise<boolean> {
  // Other servers may have no bin.
  const question = { name, note: backendHas('bin') ? t(KEPT_IN_BIN) : undefined };
  let answer = await askDelete(question);
  while (answer !== undefined) {
    const isArchived = answer === 'archive';
    try {
      await staffCall('DELETE', isArchived ? `${path}?archive=1` : path);
      sayDone(isArchived ? t('Archived') : t('Deleted'));
      return true;
    } catch (error) {
      const refused = conflictIn(error);
      // Staff have seen a notice of any other error.
      if (!refused) return false;
      const canArchive = refused.code === 'namedByApplications';
      answer = await askDelete({ ...question, refused: refused.message, canArchive });
    }
  }
  return false;
}

export const KEPT_IN_BIN = 'Until then it stays in the bin for 30 days and can be restored.';

const CONFLICT = 409;

const conflictIn = (error: unknown): FieldError | undefined =>
  error instanceof ApiError && error.status === CONFLICT ? error.errors[0] : undefined;
