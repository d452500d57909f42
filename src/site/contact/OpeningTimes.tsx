import { onClock } from '../../definition/model/clockTime';
import { useWords } from '../../platform/content/useWords';
import { type OpeningTime, shownTimes } from './contactInfo';

/**
 * Renders the opening times, one day per row. A row without times, and always the last one, shows
 * its detail instead (docs/requirements.md, P11).
 */
export function OpeningTimes({ rows }: { readonly rows: readonly OpeningTime[] }) {
  const { t, say } = useWords();
  const shown = shownTimes(rows);
  if (shown.length === 0) return null;
  // As in the text of the footer; what is no time stays as it is written.
  const timeText = (time: string): string => {
    const clock = onClock(time);
    return clock ? t(`contact.${clock.period}`, { time: clock.text.replace(':00', '') }) : time;
  };
  return (
    <table className="tinted data-table opening">
      <caption>{t('contact.opening')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('contact.day')}</th>
          <th scope="col">{t('contact.from')}</th>
          <th scope="col">{t('contact.to')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((row, index) => (
          <tr key={`${index} ${row.day.en}`}>
            <th scope="row">
              <bdi>{say(row.day)}</bdi>
            </th>
            {row.saysDetail ? (
              <td colSpan={2}>
                <bdi>{say(row.detail)}</bdi>
              </td>
            ) : (
              <>
                <td>
                  <bdi>{timeText(row.from)}</bdi>
                </td>
                <td>
                  <bdi>{timeText(row.to)}</bdi>
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
