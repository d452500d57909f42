import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { fitting, grantable, isByService, type Rights, ROLES } from '../../contract/rights';
import { SelectField } from '../data/fields/SelectField';
import { serviceEntries } from '../pages';
import { RIGHT_NAMES, ROLE_HELP, ROLE_NAMES } from './rightsWords';
import { Check, Checks } from '../data/fields/Checks';
import { t } from '../language/t';
import { ownText } from '../language/panelLanguage';

interface RightsFieldsProps {
  readonly value: Rights;
  readonly onChange: (rights: Rights) => void;
  readonly issue?: string | undefined;
}

export function RightsFields({ value, onChange, issue }: RightsFieldsProps) {
  const { role, granted, services } = value;
  const set = (change: Partial<Rights>) => onChange(fitting({ ...value, ...change }));
  return (
    <>
      <SelectField
        fullWidth
        label={t('Role')}
        value={role}
        helperText={t(ROLE_HELP[role])}
        options={ROLES.map((one) => [one, t(ROLE_NAMES[one])] as const)}
        onChoose={(chosen) => set({ role: chosen })}
      />
      {grantable(role).length > 0 && (
        <Group title={t('May also')}>
          <Checks
            options={grantable(role).map((right) => [right, t(RIGHT_NAMES[right])] as const)}
            chosen={granted}
            onChoose={(rights) => set({ granted: rights })}
          />
        </Group>
      )}
      {isByService(role) && (
        <Group title={t('Applications')} issue={issue}>
          <Check
            label={t('Of all services')}
            isOn={services === null}
            onToggle={(isOn) => set({ services: isOn ? null : [] })}
          />
          {services !== null && (
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
                paddingInlineStart: 3,
              }}
            >
              <Checks
                options={serviceEntries().map(({ id, tile }) => [id, ownText(tile.title)] as const)}
                chosen={services}
                onChoose={(ids) => set({ services: ids })}
              />
            </Box>
          )}
        </Group>
      )}
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly issue?: string | undefined;
  readonly children: ReactNode;
}

function Group({ title, issue, children }: GroupProps) {
  return (
    <Box
      component="fieldset"
      sx={{ display: 'grid', gap: 0.25, '& legend': { paddingBlockEnd: 0.5, fontWeight: 600 } }}
    >
      <legend>{title}</legend>
      {children}
      {issue && (
        <FormHelperText error role="alert">
          {issue}
        </FormHelperText>
      )}
    </Box>
  );
}
