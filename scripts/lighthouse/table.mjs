/** The scores that every page must reach, of 100. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const TIMES = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'speed-index': 'SI',
};

const line = (cells) => `| ${cells.join(' | ')} |`;

export const HEADINGS = [
  line(['page', ...Object.keys(LEAST), ...Object.values(TIMES)]),
  `|---|${'---:|'.repeat(Object.keys(LEAST).length + Object.keys(TIMES).length)}`,
].join('\n');

/** Returns the row of a page with its scores and times; a score that is too low is starred and explained below. */
export function row(name, { scores, report }) {
  const marks = Object.entries(LEAST).map(([category, least]) => {
    const score = scores[category];
    return score < least ? `${score}*` : `${score}`;
  });
  const times = Object.keys(TIMES).map((audit) => report.audits[audit].displayValue);
  return [line([name, ...marks, ...times]), ...issues(report)].join('\n');
}

export const isBelow = ({ scores }) =>
  Object.entries(LEAST).some(([category, least]) => scores[category] < least);

/** Returns the audits that should pass and do not. */
function issues({ categories, audits }) {
  return Object.entries(LEAST)
    .filter(([, least]) => least === 100)
    .flatMap(([category]) => categories[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `  ${id}: ${audits[id].title}`);
}
