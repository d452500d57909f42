import Button from '@mui/material/Button';
import { useLocation } from 'wouter';
import type { ContentKind } from '../../definition/content/contentType';
import { PUBLISHED } from '../../definition/content/publication';
import { hasOwnCalls } from '../../platform/readPageSettings';
import { t } from '../language/t';
import { sayDone } from '../layout/notices';
import { createCall } from './calls';
import { recordHref } from './recordHref';
import { documentOf, type StaffRecord } from './records';
import { saveRecord } from './saveRecord';
import { useRun } from '../data/useRun';

interface DuplicateProps {
  readonly kind: ContentKind;
  /** As it was saved last. */
  readonly record: StaffRecord;
}

/** Makes a second record like this one, a draft that visitors do not see, and opens it. */
export function Duplicate({ kind, record }: DuplicateProps) {
  const { busy, run } = useRun();
  const [, navigate] = useLocation();
  if (!kind.schedules || !hasOwnCalls || createCall(kind) === undefined) return null;
  const duplicate = () =>
    run(async () => {
      const shown = { ...PUBLISHED, draft: true };
      const document = documentOf(kind.fields, record);
      const made = await saveRecord(kind, undefined, document, { base: undefined, shown });
      sayDone(t('This is the copy. Visitors do not see it yet.'));
      navigate(recordHref(kind, made.id));
    });
  return (
    <Button aria-disabled={busy} onClick={() => void duplicate()}>
      {t('Duplicate')}
    </Button>
  );
}
