import Chip from '@mui/material/Chip';
import { t } from '../language/t';

export const UserState = ({ disabled }: { readonly disabled: boolean }) =>
  disabled ? <Chip label={t('Disabled')} /> : <Chip color="success" label={t('Active')} />;
