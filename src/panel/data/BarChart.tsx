import type { ReactNode } from 'react';
import { isRightToLeft } from '../../engine/inputs/direction';
import { panelLanguage } from '../language/panelLanguage';
import { t } from '../language/t';
import './barChart.css';

interface Bar {
  readonly key: string;
  /** Shown under the pointer. */
  readonly title: string;
  /** Below the bar. */
  readonly text: string;
  readonly count: number;
}

const HEIGHT = 120;
/** Space for labels above the highest bar and below all bars, in px. */
const HEAD = 18;
const FOOT = 20;

interface BarChartProps {
  readonly label: string;
  readonly bars: readonly Bar[];
  /** The same numbers as a table. */
  readonly children: ReactNode;
}

/** Draws a bar for each number, the first where reading begins, and shows the numbers as a table on request. */
export function BarChart({ label, bars, children }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const isRtl = isRightToLeft(panelLanguage());
  const step = Math.max(30, 420 / bars.length);
  const width = (step * 2) / 3;
  return (
    <>
      <svg
        className="pn-bars"
        role="img"
        aria-label={label}
        preserveAspectRatio={isRtl ? 'xMaxYMid' : 'xMinYMid'}
        viewBox={`0 0 ${bars.length * step} ${HEAD + HEIGHT + FOOT}`}
      >
        {bars.map(({ key, title, text, count }, index) => {
          const height = Math.max(2, Math.round((count / most) * HEIGHT));
          const place = isRtl ? bars.length - 1 - index : index;
          const middle = place * step + step / 2;
          return (
            <g key={key} className={count === 0 ? 'pn-no-bar' : undefined}>
              <title>{`${title}: ${count}`}</title>
              <rect
                x={middle - width / 2}
                y={HEAD + HEIGHT - height}
                width={width}
                height={height}
                rx={Math.min(4, height / 2)}
              />
              {count > 0 && (
                <text x={middle} y={HEAD + HEIGHT - height - 5}>
                  {count.toLocaleString('en')}
                </text>
              )}
              <text x={middle} y={HEAD + HEIGHT + FOOT - 4} className="pn-bar-name">
                {text}
              </text>
            </g>
          );
        })}
      </svg>
      <details className="pn-numbers">
        <summary>{t('Show as a table')}</summary>
        {children}
      </details>
    </>
  );
}
