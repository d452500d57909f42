import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';

interface SearchBoxProps {
  /** What is being searched for. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly label: string;
}

const PAUSE_MS = 300;

/** A search that begins when typing pauses, or at once with Enter. */
export function SearchBox({ value, onSearch, label }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Changed from outside, by Back or by a link.
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (typed: string) => {
    clearTimeout(timer.current);
    if (typed.trim() !== value) onSearch(typed.trim());
  };
  return (
    <form
      role="search"
      className="pn-search"
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <TextField
        type="search"
        size="small"
        fullWidth
        label={label}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(target.value), PAUSE_MS);
        }}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
    </form>
  );
}
