import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { completeLink } from '../../../../definition/validate/webAddress';
import { t } from '../../../language/t';

interface LinkBarProps {
  readonly editor: Editor;
  readonly onDone: () => void;
}

/** Asks for the address to which the selected words lead; without a selection, the address is their text, too. */
export function LinkBar({ editor, onDone }: LinkBarProps) {
  const before = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const leave = () => {
    onDone();
    editor.commands.focus();
  };
  const put = () => {
    const href = completeLink(typed);
    if (href === undefined) {
      setWrong(true);
      return;
    }
    const chain = editor.chain().extendMarkRange('link');
    if (editor.state.selection.empty && before === '') {
      chain.insertContent({
        type: 'text',
        text: typed.trim(),
        marks: [{ type: 'link', attrs: { href } }],
      });
    } else chain.setLink({ href });
    chain.run();
    leave();
  };
  const takeAway = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    leave();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    if (event.key !== 'Enter') return;
    // The record is not saved by it.
    event.preventDefault();
    put();
  };
  return (
    <div className="pn-rich-link">
      <TextField
        autoFocus
        size="small"
        fullWidth
        label={t('Web or e-mail address')}
        value={typed}
        error={isWrong}
        helperText={
          isWrong && t('Write a whole address, like example.com/visa or name@example.com')
        }
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
        onKeyDown={press}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <Button size="small" variant="contained" onClick={put}>
        {t('Set link')}
      </Button>
      {before !== '' && (
        <Button size="small" onClick={takeAway}>
          {t('Remove link')}
        </Button>
      )}
    </div>
  );
}
