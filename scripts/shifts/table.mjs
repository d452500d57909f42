/** The allowed layout shift while loading; the usual limit for "good" is 0.1. */
const MOST = 0.05;
/** The number of shifts listed for a page. */
const TOLD = 3;

const line = (cells) => `| ${cells.join(' | ')} |`;

export const HEADINGS = [
  line(['page', 'language', 'width', 'CLS', 'worst shifts']),
  '|---|---|---:|---:|---|',
].join('\n');

/** Sums all shifts: stricter than the usual measure, which counts the worst five seconds. */
const sumOf = ({ shifts }) => shifts.reduce((sum, { value }) => sum + value, 0);

/** Returns whether a title was replaced; a form may put its step before it. */
const isOtherTitle = ({ titles }) => titles.some((title) => !title.endsWith(titles[0]));

export const isOver = (look) => sumOf(look) > MOST || isOtherTitle(look);

/** Formats one visit; an exceeded limit is starred, with the elements that moved and the titles. */
export function row(look) {
  const { path, language, width, shifts, titles } = look;
  const sum = sumOf(look);
  const worst = shifts.toSorted((a, b) => b.value - a.value)[0];
  const cells = [path, language, width, `${sum.toFixed(3)}${isOver(look) ? '*' : ''}`];
  const told = isOver(look)
    ? [
        ...shifts
          .toSorted((a, b) => b.value - a.value)
          .slice(0, TOLD)
          .map(({ value, at, nodes }) => `  ${value.toFixed(3)} at ${at} ms: ${nodes.join('; ')}`),
        ...(isOtherTitle(look) ? [`  titles: ${titles.join(' > ')}`] : []),
      ]
    : [];
  return [line([...cells, worst?.nodes[0] ?? '']), ...told].join('\n');
}

export function summary(looks) {
  const over = looks.filter(isOver).length;
  const most = Math.max(0, ...looks.map(sumOf));
  return `${looks.length} visits, ${over} over ${MOST} or with a title that changes, at most ${most.toFixed(3)}`;
}
