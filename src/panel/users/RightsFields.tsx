import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { fitting, grantable, isByService, type Rights, ROLES } from '../../contract/rights';
import { SelectField } from '../data/fields/SelectField';
import { serviceEntries } from '../pages';
import { RIGHT_NAMES, ROLE_HELP, ROLE_NAMES } from './rightsWords';
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
          {grantable(role).map((right) => (
            <Tick
              key={right}
              label={t(RIGHT_NAMES[right])}
              checked={granted.includes(right)}
              onTick={() => set({ granted: turned(granted, right) })}
            />
          ))}
        </Group>
      )}
      {isByService(role) && (
        <Group title={t('Applications')} issue={issue}>
          <Tick
            label={t('Of all services')}
            checked={services === null}
            onTick={() => set({ services: services === null ? [] : null })}
          />
          {services !== null && (
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
                paddingInlineStart: 3,
              }}
            >
              {serviceEntries().map(({ id, tile }) => (
                <Tick
                  key={id}
                  label={ownText(tile.title)}
                  checked={services.includes(id)}
                  onTick={() => set({ services: turned(services, id) })}
                />
              ))}
            </Box>
          )}
        </Group>
      )}
    </>
  );
}

const turned = <T,>(all: readonly T[], one: T): readonly T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

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

interface TickProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onTick: () => void;
}

const Tick = ({ label, checked, onTick }: TickProps) => (
  <FormControlLabel label={label} control={<Checkbox checked={checked} onChange={onTick} />} />
);
