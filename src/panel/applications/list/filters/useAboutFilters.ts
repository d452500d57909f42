import { formatAbout, parseAbout } from '../../../../contract/aboutFilter';
import { ABOUT_CHOICES } from '../../../../contract/applications';
import { useRead } from '../../../data/useRead';
import type { ListFilter } from '../../../data/list/FilterChips';

/**
 * Returns a filter for each answer that tells what the applications of a service are for: a date by its days.
 * @param filter the filter as it is in the URL (formatAbout)
 */
export function useAboutFilters(
  service: string | undefined,
  filter: string,
  onChoose: (filter: string) => void,
): readonly ListFilter[] {
  const path = service && `application_about/?service=${encodeURIComponent(service)}`;
  const found = useRead(path, ABOUT_CHOICES);
  if (found.state !== 'ready') return [];
  const chosen = filter === '' ? [] : parseAbout(filter);
  return found.value.data
    .filter(({ choices }) => choices.length > 0)
    .map(({ field, label, isDate, choices }) => ({
      name: `about.${field}`,
      label,
      value: chosen.find((one) => one.field === field)?.value ?? '',
      ...(!isDate && {
        options: choices.map((one) => [one.value, `${one.name} (${one.count})`] as const),
      }),
      onChoose: (value) => {
        const others = chosen.filter((one) => one.field !== field);
        onChoose(formatAbout(value === '' ? others : [...others, { field, value }]));
      },
    }));
}
