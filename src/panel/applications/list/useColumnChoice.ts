import useMediaQuery from '@mui/material/useMediaQuery';
import { keptChoice } from '../../../platform/keptChoice';

interface ColumnChoice {
  /** The names of the columns that are not shown, by list. */
  readonly hidden: Readonly<Record<string, readonly string[]>>;
}

const useKeptColumns = keptChoice<ColumnChoice>('columns', { hidden: {} });

/** What there is no room for beside the service on most screens, unless it is chosen. */
const LESS: readonly string[] = ['phone'];

/**
 * Returns which columns of a list are shown, as was chosen in this browser.
 * @param list the id of a service; undefined: the list of all services
 */
export function useColumnChoice(list = 'all') {
  const isWide = useMediaQuery('(min-width: 1400px)');
  const hidden =
    useKeptColumns((kept) => kept.hidden[list]) ?? (isWide || list !== 'all' ? [] : LESS);
  return {
    isShown: (name: string) => !hidden.includes(name),
    toggle: (name: string) =>
      useKeptColumns.setState((kept) => ({
        hidden: {
          ...kept.hidden,
          [list]: hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name],
        },
      })),
  };
}
