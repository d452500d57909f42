import { keptChoice } from '../../../platform/keptChoice';

interface ColumnChoice {
  /** The names of the columns that are not shown, by list. */
  readonly hidden: Readonly<Record<string, readonly string[]>>;
}

const useKeptColumns = keptChoice<ColumnChoice>('columns', { hidden: {} });

/**
 * Returns which columns of a list are shown, as was chosen in this browser.
 * @param list the id of a service; undefined: the list of all services
 */
export function useColumnChoice(list = 'all') {
  const hidden = useKeptColumns((kept) => kept.hidden[list]) ?? [];
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
