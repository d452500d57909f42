import { type ChangeEvent, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';

/** The search starts after typing has paused for this long, in milliseconds. */
const PAUSE = 300;

/**
 * Returns the props of a form and its search input, whose text starts the search when typing pauses or the form is
 * submitted. The text follows the current search, which Back or a link may change.
 */
export function useSearchText(search: string, searchFor: (text: string) => void) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const wanted = typed.trim();
  if (known !== search) {
    setKnown(search);
    // What was searched for here keeps the space that the next word follows.
    if (wanted !== search) setTyped(search);
  }
  const searchNow = () => {
    if (wanted !== search) searchFor(wanted);
  };
  const afterPause = useEffectEvent(searchNow);
  useEffect(() => {
    const timer = setTimeout(() => afterPause(), PAUSE);
    return () => clearTimeout(timer);
  }, [wanted]);
  const form = {
    role: 'search',
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      searchNow();
    },
  };
  const input = {
    value: typed,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
  };
  return { form, input };
}
