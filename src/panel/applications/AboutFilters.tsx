import { type AboutFilter, formatAbout, parseAbout } from '../../contract/aboutFilter';
import { ABOUT_CHOICES } from '../../contract/applications';
import { readAs } from '../../contract/readAs';
import { useStaff } from '../data/useStaff';
import { ChoiceSelect } from './ChoiceSelect';
import { t } from '../language/t';

interface AboutFiltersProps {
  readonly service: string;
  /** The filter as it is in the URL (formatAbout). */
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

const choicesIn = (answer: unknown) => readAs(ABOUT_CHOICES, answer).data;

/** Renders a filter for each answer that tells what the applications of a service are for. */
export function AboutFilters({ service, value, onChoose }: AboutFiltersProps) {
  const found = useStaff(`application_about/?service=${encodeURIComponent(service)}`, choicesIn);
  if (found.state !== 'ready') return null;
  const chosen: AboutFilter = value === '' ? [] : parseAbout(value);
  return found.value
    .filter(({ choices }) => choices.length > 0)
    .map(({ field, label, choices }) => (
      <ChoiceSelect
        key={field}
        label={label}
        all={t('Any')}
        options={choices.map((one) => [one.value, `${one.name} (${one.count})`] as const)}
        value={chosen.find((one) => one.field === field)?.value ?? ''}
        onChoose={(next) => {
          const others = chosen.filter((one) => one.field !== field);
          onChoose(formatAbout(next === '' ? others : [...others, { field, value: next }]));
        }}
      />
    ));
}
