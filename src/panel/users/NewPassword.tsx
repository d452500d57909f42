import Box from '@mui/material/Box';
import { settings } from '../../platform/readPageSettings';
import { SavedField } from '../data/fields/SavedField';
import { strengthOf } from './strength';
import type { Saving } from '../data/fields/useSavingUser';
import { t } from '../language/t';

export function NewPassword({ saving }: { readonly saving: Saving }) {
  const { password = '' } = saving.typed;
  return (
    <div className="stack-8">
      <SavedField
        name="password"
        saving={saving}
        help={t('At least 12 characters. Three or four unrelated words make a good password.')}
      />
      <Box
        className="line"
        sx={{ gap: 1.25, minHeight: '24px', paddingInline: 1.75, fontSize: '0.9rem' }}
        role="status"
      >
        {password !== '' && <Strength password={password} />}
      </Box>
    </div>
  );
}

function Strength({ password }: { readonly password: string }) {
  const { level, words } = strengthOf(password, settings.brand.name);
  return (
    <>
      <Box
        component="meter"
        sx={{ flex: 'none', width: '96px' }}
        aria-hidden="true"
        max={4}
        low={1.5}
        high={2.5}
        optimum={4}
        value={level + 1}
      />
      {words}
    </>
  );
}
