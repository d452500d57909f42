import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { PanelIcon } from '../../base/PanelIcon';
import type { ListUse } from './useListQuery';
import { focusFirstRow, focusOnceRead } from './useRowFocus';

const PAUSE_MS = 300;

/** Renders an input that searches a list when typing pauses, or at once on Enter, which leads on to the results. */
export function SearchBox({ list, label }: { readonly list: ListUse; readonly label: string }) {
  const { search: value } = list.query;
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (known !== value) {
    setKnown(value);
    // It was changed by Back or by a link; what was searched for here keeps the space that the next word follows.
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (typed: string) => {
    clearTimeout(timer.current);
    if (typed.trim() !== value) list.change({ search: typed.trim() });
  };
  /** Leaves for the first result, once it is there. */
  const leave = () => {
    if (text.trim() === value) focusFirstRow();
    else focusOnceRead(0);
    search(text);
  };
  return (
    <form
      role="search"
      className="pn-search"
      onSubmit={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <TextField
        type="search"
        fullWidth
        placeholder={label}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(target.value), PAUSE_MS);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          leave();
        }}
        slotProps={{
          htmlInput: { dir: 'auto', 'aria-label': label },
          input: { startAdornment: <PanelIcon shape="search" /> },
        }}
      />
    </form>
  );
}
