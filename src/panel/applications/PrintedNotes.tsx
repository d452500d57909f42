import type { ActivityEntry } from '../../contract/activity';
import { momentText } from './moment';
import type { Colleagues } from './useColleagues';
import { t } from '../language/t';

interface PrintedNotesProps {
  /** The last first. */
  readonly notes: readonly ActivityEntry[];
  readonly colleagues: Colleagues;
}

/** Renders the notes of staff on paper, in the order in which they were written. */
export function PrintedNotes({ notes, colleagues }: PrintedNotesProps) {
  return (
    <section className="pn-card ap-step ap-print-only">
      <h2>{t('Notes of staff')}</h2>
      {notes.toReversed().map(({ id, at, who, text }) => (
        <div key={id} className="ap-block">
          <p className="ap-entry-by">
            <bdi>{colleagues.nameAt(who)}</bdi> · <time dateTime={at}>{momentText(at)}</time>
          </p>
          <p className="ap-text" dir="auto">
            {text}
          </p>
        </div>
      ))}
    </section>
  );
}
