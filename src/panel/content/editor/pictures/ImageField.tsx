import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { memo, useRef, useState } from 'react';
import { AddPhotos } from './AddPhotos';
import { type EditedValue, useControl, useEditor } from '../EditorContext';
import { Photo } from './Photo';
import { useTypedText } from '../../../data/texts/useTypedText';
import { t } from '../../../language/t';

/** One picture: sent at once, or the address of one that is there already. Another comes in its place once it is removed. */
export const ImageField = memo(function ImageField({ path, label, value }: EditedValue) {
  const { set } = useEditor();
  const { id, describedBy, isInvalid } = useControl(path);
  const address = typeof value === 'string' ? value : '';
  const typed = useTypedText(address, (text) => set(path, text.trim()));
  const [isAddressWanted, setAddressWanted] = useState(false);
  const hasAddress = isAddressWanted || isInvalid;
  const buttons = useRef<HTMLSpanElement>(null);
  /** The button that was pressed is gone by then, and the focus with it. */
  const put = (next: string) => {
    set(path, next);
    requestAnimationFrame(() => buttons.current?.querySelector('button')?.focus());
  };
  return (
    <Box
      component="fieldset"
      className="pn-field"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 132px) minmax(0, 1fr)',
        alignItems: 'start',
        gap: 'var(--rega-space-4) var(--rega-space-16)',
        '& > .pn-label': { gridColumn: '1 / -1' },
      }}
      {...(!hasAddress && { id, tabIndex: -1, 'aria-describedby': describedBy })}
    >
      <legend className="pn-label">{label}</legend>
      <Photo address={address} name={label} />
      <Box className="stack-8" sx={{ justifyItems: 'start' }}>
        <Box component="span" className="row" sx={{ alignItems: 'start', gap: 1 }} ref={buttons}>
          {address === '' ? (
            <AddPhotos
              name={t('Choose a photo')}
              many={false}
              onAdded={([first = '']) => put(first)}
              describedBy={describedBy}
            />
          ) : (
            <Button color="error" onClick={() => put('')}>
              {t('Remove')}
            </Button>
          )}
          {!hasAddress && (
            <Button
              onClick={() => {
                setAddressWanted(true);
                requestAnimationFrame(() => document.getElementById(id)?.focus());
              }}
            >
              {t('Use a web address')}
            </Button>
          )}
        </Box>
        {hasAddress && (
          <TextField
            id={id}
            sx={{ maxWidth: '420px' }}
            fullWidth
            label={t('Address')}
            value={typed.text}
            error={isInvalid}
            slotProps={{
              htmlInput: {
                dir: 'ltr',
                spellCheck: false,
                'aria-describedby': describedBy,
              },
            }}
            onChange={({ target }) => typed.type(target.value)}
            onBlur={typed.leave}
            onKeyDown={({ key }) => {
              if (key === 'Enter') typed.commit();
            }}
          />
        )}
      </Box>
    </Box>
  );
});
