import * as read from '../../platform/content/read';
import { neutralName, type TranslatedText } from '../../platform/content/translatedText';
import { useTexts } from '../../platform/content/useTexts';
import { deviceStorage, tabStorage } from '../../platform/guardedStorage';
import { isEntering } from './entering';
import { useStoredChoice } from './useStoredChoice';
import './checklist.css';

interface ChecklistProps {
  /** What the list is about, such as the id of a country. */
  readonly name: string;
  readonly points: readonly TranslatedText[];
}

/** Renders what a visitor has to get ready. What is ticked stays on the device; where staff enter for others, in the tab. */
export function Checklist({ name, points }: ChecklistProps) {
  const { t, textOf } = useTexts();
  const storage = isEntering() ? tabStorage : deviceStorage;
  const [ticked, tick] = useStoredChoice(`ready-${name}`, read.strings, storage);
  const toggle = (id: string) =>
    tick(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]);
  const ready = points.filter((point) => ticked.includes(neutralName(point))).length;
  return (
    <>
      <ul className="checklist">
        {points.map((point) => {
          // The same in each language.
          const id = neutralName(point);
          return (
            <li key={id}>
              <label className="line">
                <input type="checkbox" checked={ticked.includes(id)} onChange={() => toggle(id)} />
                <span dir="auto">{textOf(point)}</span>
              </label>
            </li>
          );
        })}
      </ul>
      <p className="muted" role="status">
        {t('compare.ready', { ready, total: points.length })}
      </p>
    </>
  );
}
