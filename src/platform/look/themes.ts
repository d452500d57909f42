import type { Theme } from '@mui/material/styles';
import { create } from 'zustand';

type Themes = Readonly<Record<'rtl' | 'ltr', Theme>>;

export const useThemes = create<{ readonly themes?: Themes }>()(() => ({}));

/**
 * Fetches MUI's theme. Pages call this when they are done with what is more urgent: only dialogs and
 * the calendar are MUI's, and they are fetched late themselves.
 */
export async function loadThemes(): Promise<void> {
  const { THEMES } = await import('./theme');
  useThemes.setState({ themes: THEMES });
}
