import Chip from '@mui/material/Chip';
import type { ComposedLine } from '../../contract/composing';
import { dayOrHourText, shortDay } from '../base/moment';
import type { PanelText } from '../language/panelText';
import { t } from '../language/t';

const STATES: Readonly<
  Record<ComposedLine['state'], readonly [PanelText, 'success' | 'warning' | 'default']>
> = {
  published: ['On the site', 'success'],
  withdrawn: ['Taken off the site', 'warning'],
  draft: ['Never published', 'default'],
};

const SOURCES: Readonly<Record<ComposedLine['source'], PanelText>> = {
  file: 'Came with the program',
  store: 'Made by staff',
  replaced: 'Came with the program, and was changed by staff',
};

export const sourceText = ({ source }: ComposedLine): string => t(SOURCES[source]);

/** Shows whether visitors have a service, and what staff should look at. */
export function StateChips({ line }: { readonly line: ComposedLine }) {
  const [words, color] = STATES[line.state];
  return (
    <span className="pn-chips pn-inline">
      <Chip variant="outlined" color={color} label={t(words)} />
      {line.publishAt !== '' ? (
        <Chip
          variant="outlined"
          color="info"
          title={dayOrHourText(line.publishAt)}
          label={t('Draft for {{day}}', { day: shortDay(line.publishAt.slice(0, 10)) })}
        />
      ) : (
        line.hasDraft &&
        line.state !== 'draft' && <Chip variant="outlined" color="info" label={t('Draft')} />
      )}
      {line.failedAt !== null && <Chip color="error" label={t('Draft not published')} />}
      {line.fileChanged && (
        <Chip variant="outlined" color="warning" label={t('The program has changed it')} />
      )}
      {line.unusable !== undefined && (
        <Chip color="error" label={t('Cannot be used as it is')} title={line.unusable} />
      )}
    </span>
  );
}
