import Chip from '@mui/material/Chip';
import { t } from '../language/t';

export const UserState = ({ disabled }: { readonly disabled: boolean }) =>
  disabled ? (
    <Chip variant="outlined" label={t('Disabled')} />
  ) : (
    <Chip color="success" variant="outlined" label={t('Active')} />
  );
