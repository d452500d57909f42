import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { PanelIcon, type PanelIconShape } from '../../../base/PanelIcon';
import { completeLink } from '../../../../definition/validate/webAddress';
import { t } from '../../../language/t';
import type { PanelText } from '../../../language/panelText';

interface FormatToolbarProps {
  readonly editor: Editor;
  /** "Kurdish" */
  readonly name: string;
}

interface Tool {
  readonly shape: PanelIconShape;
  readonly label: PanelText;
  /** The type of the mark or the node that it sets. */
  readonly type: string;
  readonly toggle: (chain: ReturnType<Editor['chain']>) => typeof chain;
}

const TOOLS: readonly Tool[] = [
  { shape: 'bold', label: 'Bold', type: 'bold', toggle: (chain) => chain.toggleBold() },
  {
    shape: 'heading',
    label: 'Heading',
    type: 'heading',
    toggle: (chain) => chain.toggleHeading({ level: 2 }),
  },
  { shape: 'list', label: 'List', type: 'bulletList', toggle: (chain) => chain.toggleBulletList() },
  {
    shape: 'numbers',
    label: 'Numbered list',
    type: 'orderedList',
    toggle: (chain) => chain.toggleOrderedList(),
  },
];

/** Formats what is selected; the focus stays in the text. */
export function FormatToolbar({ editor, name }: FormatToolbarProps) {
  const [isLinking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      [...TOOLS.map(({ type }) => type), 'link'].map((type) => now.isActive(type)),
  });
  return (
    <>
      <Box
        role="group"
        aria-label={t('Format, {{name}}', { name })}
        className="row"
        sx={{
          gap: 0.25,
          padding: 'var(--rega-space-2) var(--rega-space-6)',
          borderBlockEnd: '1px solid var(--rega-line)',
          '& [aria-pressed="true"]': {
            background: 'var(--rega-tint)',
            color: 'var(--rega-action)',
          },
        }}
      >
        {TOOLS.map(({ shape, label, toggle }, index) => (
          <ToolButton
            key={label}
            shape={shape}
            label={t(label)}
            isOn={active[index] === true}
            onPress={() => toggle(editor.chain().focus()).run()}
          />
        ))}
        <ToolButton
          shape="link"
          label={t('Link')}
          isOn={active.at(-1) === true}
          onPress={() => setLinking((before) => !before)}
        />
      </Box>
      {isLinking && <LinkBar editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

interface ToolButtonProps {
  readonly shape: PanelIconShape;
  readonly label: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

const ToolButton = ({ shape, label, isOn, onPress }: ToolButtonProps) => (
  <IconButton
    size="small"
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    // The selection in the text stays.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    <PanelIcon shape={shape} />
  </IconButton>
);

/** Asks for the address to which the selected words lead; without a selection, the address is their text, too. */
function LinkBar({ editor, onDone }: { readonly editor: Editor; readonly onDone: () => void }) {
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
    <Box
      className="row"
      sx={{
        gap: 1,
        padding: 1.5,
        borderBlockEnd: '1px solid var(--rega-line)',
        background: 'var(--rega-mist)',
      }}
    >
      <TextField
        autoFocus
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
      <Button variant="contained" onClick={put}>
        {t('Set link')}
      </Button>
      {before !== '' && <Button onClick={takeAway}>{t('Remove link')}</Button>}
    </Box>
  );
}
