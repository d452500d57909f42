import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import type { Values } from '../../definition/model/values';
import { t } from '../language/t';
import { isSample } from './records';

/** Marks a record that is still sample content. */
export const SampleChip = ({ record }: { readonly record: Values }) =>
  isSample(record) && <Chip size="small" color="warning" label={t('Sample')} />;

/** Tells staff what to do with sample content, if any of the records is. */
export const SampleNotice = ({ records }: { readonly records: readonly Values[] }) =>
  records.some(isSample) && (
    <Alert severity="warning" role="note">
      {t(
        'What is marked “Sample” came with this program, as an example. Visitors see it. Check its facts, prices and promises and save it as your own, or delete it.',
      )}
    </Alert>
  );
