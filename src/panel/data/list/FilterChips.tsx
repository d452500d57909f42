import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { formatDays, parseDays } from '../../../contract/aboutFilter';
import { MenuButton } from '../MenuButton';
import { PickMenu } from '../PickMenu';
import { PanelIcon } from '../../base/PanelIcon';
import { dayText } from '../../base/moment';
import { DayField } from '../fields/DayField';
import { t } from '../../language/t';

/** What a list can be filtered by. */
export interface ListFilter {
  readonly name: string;
  readonly label: string;
  /** Empty: it is not set. */
  readonly value: string;
  /** A single one is turned on and off; left out: days, from one to another (formatDays). */
  readonly options?: readonly (readonly [value: string, name: string])[];
  readonly onChoose: (value: string) => void;
}

/** Renders a chip for each filter that is set, which opens its values, and the button that adds another. */
export function FilterChips({ filters }: { readonly filters: readonly ListFilter[] }) {
  const [open, setOpen] = useState<{ readonly anchor: HTMLElement; readonly name: string }>();
  const asked = filters.find(({ name }) => name === open?.name);
  const unset = filters.filter(({ value }) => value === '');
  const close = () => setOpen(undefined);
  const ask = ({ name, options = [], onChoose }: ListFilter, anchor: HTMLElement) => {
    const [only, ...others] = options;
    if (only && others.length === 0) onChoose(only[0]);
    else setOpen({ anchor, name });
  };
  return (
    <>
      {unset.length > 0 && (
        <MenuButton
          startIcon={<PanelIcon shape="add" />}
          items={unset.map((filter) => ({
            label: filter.label,
            act: (button) => ask(filter, button),
          }))}
        >
          {t('Filter')}
        </MenuButton>
      )}
      {filters
        .filter(({ value }) => value !== '')
        .map((filter) => (
          <Chip
            key={filter.name}
            label={<bdi>{textOf(filter)}</bdi>}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => setOpen({ anchor: currentTarget, name: filter.name })}
            onDelete={() => filter.onChoose('')}
          />
        ))}
      {open && asked?.options && (
        <PickMenu
          anchor={open.anchor}
          label={asked.label}
          options={[['', t('Any')], ...asked.options]}
          current={asked.value}
          onChoose={asked.onChoose}
          onClose={close}
          hasKeys={false}
        />
      )}
      {open && asked && !asked.options && (
        <Popover open anchorEl={open.anchor} onClose={close} aria-label={asked.label}>
          <DaysFields {...asked} />
        </Popover>
      )}
    </>
  );
}

function DaysFields({ label, value, onChoose }: ListFilter) {
  // A single day is what earlier lists were filtered by.
  const days = parseDays(value) ?? { from: value, to: value };
  return (
    <div className="stack" style={{ padding: 'var(--rega-space-16)' }}>
      <DayField
        label={t('{{label}}: from', { label })}
        value={days.from}
        onChoose={(from) => onChoose(formatDays({ ...days, from }))}
      />
      <DayField
        label={t('{{label}}: to', { label })}
        value={days.to}
        onChoose={(to) => onChoose(formatDays({ ...days, to }))}
      />
    </div>
  );
}

function textOf({ label, value, options }: ListFilter): string {
  if (options?.length === 1) return label;
  const days = parseDays(value);
  const text = days
    ? `${dayText(days.from) || '…'} – ${dayText(days.to) || '…'}`
    : options?.find(([one]) => one === value)?.[1];
  return `${label}: ${text ?? dayText(value)}`;
}
