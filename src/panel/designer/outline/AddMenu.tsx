import Button from '@mui/material/Button';
import { useState } from 'react';
import { PanelIcon } from '../../base/PanelIcon';
import { PickDialog, type PickOption } from '../../data/PickDialog';
import { ErrorText } from '../../data/texts/ErrorText';
import { t } from '../../language/t';

export interface Choice extends PickOption {
  readonly choose: () => void;
}

interface AddMenuProps {
  readonly label: string;
  readonly choices: () => readonly Choice[];
  /** The control to which an issue of what it adds leads, and what is wrong. */
  readonly id?: string | undefined;
  readonly error?: string | undefined;
}

/** Renders the button that opens a list of what can be added. What is added takes the focus. */
export function AddMenu({ label, choices, id, error }: AddMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const errorId = `${id}-error`;
  return (
    <>
      <Button
        id={id}
        startIcon={<PanelIcon shape="add" />}
        aria-haspopup="dialog"
        aria-describedby={error && errorId}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <ErrorText id={errorId} words={error} />
      {isOpen && (
        <PickDialog
          name={label}
          label={t('Search by name or kind')}
          options={choices()}
          onPick={({ choose }) => choose()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
