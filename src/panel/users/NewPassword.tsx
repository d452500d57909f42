import Box from '@mui/material/Box';
import { settings } from '../../platform/readPageSettings';
import { SavedField } from '../data/fields/SavedField';
import type { Saving } from '../data/fields/useSavingUser';
import { t } from '../language/t';
import { ruleIssue, SHORTEST_PASSWORD } from '../../definition/validate/passwordRule';

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

interface Rating {
  /** 0 (refused) to 3. */
  readonly level: 0 | 1 | 2 | 3;
  readonly words: string;
}

const LONG = 20;
const LONGER = 16;

/**
 * Returns the strength of a new password while it is typed. The server decides.
 * @param names of the agency
 */
export function strengthOf(password: string, names: readonly string[]): Rating {
  const { length } = [...password];
  switch (ruleIssue(password, names)) {
    case 'tooShort':
      return {
        level: 0,
        words: t('Too short: {{length}} of at least {{least}} characters', {
          length,
          least: SHORTEST_PASSWORD,
        }),
      };
    case 'tooLong':
      return { level: 0, words: t('Too long') };
    case 'known':
      return { level: 0, words: t('Too easy to guess') };
    case undefined:
      return rated(length, new Set(password).size);
  }
}

function rated(length: number, different: number): Rating {
  if (length >= LONG && different >= 10) return { level: 3, words: t('Very strong') };
  if (length >= LONGER && different >= 8) return { level: 2, words: t('Strong') };
  return { level: 1, words: t('Good; longer is stronger') };
}
