/** Emphasis by the nearest element that sets it. */
interface Emphasis {
  readonly bold: boolean;
  readonly italic: boolean;
}

const PLAIN: Emphasis = { bold: false, italic: false };

const BLOCK =
  /^(?:address|article|aside|blockquote|center|d[dlt]|div|fieldset|figure|footer|form|h[1-6]|header|hr|li|main|nav|[ou]l|p|pre|section|table)$/iu;
const DROPPED = /^(?:head|title|meta|link|xml|template)$/iu;

/**
 * Returns what word processors and pages put on the clipboard with the formats that the editor has, and no others: emphasis
 * by tags, a line for each row of a table, lists of Word as lists. The editor itself would read the styles, which the
 * site's CSP keeps from being parsed: they are read as texts here.
 */
export function pastedHtml(html: string): string {
  const inert = html
    .replaceAll(/<(style|script)\b[\s\S]*?<\/\1\s*>/giu, '')
    .replaceAll(/<[a-z][^>]*>/giu, (tag) =>
      tag.replaceAll(/\s(style|on[a-z]+)(?=\s*=)/giu, ' data-$1'),
    );
  // Of an editor such as this one.
  if (inert.includes('data-pm-slice')) return inert;
  return inside(new DOMParser().parseFromString(inert, 'text/html').body, PLAIN);
}

/** Returns the content of an element; paragraphs of Word that belong to a list are one. */
function inside(parent: Element, outer: Emphasis): string {
  let html = '';
  let list = '';
  for (const node of parent.childNodes) {
    const item = node instanceof Element ? listOf(node) : '';
    const isBetween = list !== '' && node.nodeType === Node.TEXT_NODE && !node.textContent?.trim();
    if (isBetween) continue;
    if (item !== list) html += (list && `</${list}>`) + (item && `<${item}>`);
    list = item;
    html += markup(node, outer);
  }
  return html + (list && `</${list}>`);
}

function markup(node: Node, outer: Emphasis): string {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent ?? '';
    // Browsers and Word write a space that stands alone like this.
    return text === '\u00a0' ? ' ' : emphasised(text, outer);
  }
  if (!(node instanceof Element) || DROPPED.test(node.tagName)) return '';
  const styles = stylesOf(node);
  if (styles.get('mso-list') === 'ignore' || styles.get('display') === 'none') return '';
  const own = emphasisOf(node, styles, outer);
  if (listOf(node) !== '') return `<li>${inside(node, own)}</li>`;
  const name = node.tagName.toLowerCase();
  switch (name) {
    case 'br':
      return '<br>';
    case 'ul':
    case 'ol':
    case 'li':
    case 'u':
    case 's':
    case 'code':
      return `<${name}>${inside(node, own)}</${name}>`;
    case 'a':
      return `<a href="${escaped(node.getAttribute('href') ?? '')}">${inside(node, own)}</a>`;
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return `<h2>${inside(node, PLAIN)}</h2>`;
    case 'table':
      return rowsOf(node, own);
    default:
      return BLOCK.test(node.tagName) && !hasBlock(node)
        ? `<p>${inside(node, own)}</p>`
        : inside(node, own);
  }
}

const rowsOf = (table: Element, outer: Emphasis): string =>
  [...table.querySelectorAll('tr')]
    .filter((row) => row.closest('table') === table)
    .map((row) =>
      [...row.children].map((cell) => cellText(cell, outer)).filter((text) => text !== ''),
    )
    .map((cells) => (cells.length === 0 ? '' : `<p>${cells.join(' · ')}</p>`))
    .join('');

/** Returns the content of a cell in one line. */
const cellText = (cell: Element, outer: Emphasis): string =>
  inside(cell, emphasisOf(cell, stylesOf(cell), outer))
    .replaceAll(/<\/?(?:p|h2|ul|ol|li|br)>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

const hasBlock = (element: Element): boolean =>
  [...element.children].some((child) => BLOCK.test(child.tagName) || hasBlock(child));

/** Returns "ul" or "ol" for a paragraph that is an item of a list in Word, by what stands before it; else "". */
function listOf(element: Element): string {
  if (element.tagName !== 'P' || !/\bl\d+ level\d/u.test(stylesOf(element).get('mso-list') ?? '')) {
    return '';
  }
  const marks = [...element.querySelectorAll('[data-style]')];
  const mark = marks.find((one) => stylesOf(one).get('mso-list') === 'ignore')?.textContent ?? '';
  return /^\s*[\p{L}\p{N}]+[.)]/u.test(mark) ? 'ol' : 'ul';
}

function emphasisOf(
  { tagName }: Element,
  styles: ReadonlyMap<string, string>,
  outer: Emphasis,
): Emphasis {
  const [weight, slant] = [styles.get('font-weight'), styles.get('font-style')];
  const isBold = tagName === 'B' || tagName === 'STRONG' || outer.bold;
  const isItalic = tagName === 'I' || tagName === 'EM' || outer.italic;
  return {
    bold: weight === undefined ? isBold : /^(?:bold|[6-9]00)/u.test(weight),
    italic: slant === undefined ? isItalic : /^(?:italic|oblique)/u.test(slant),
  };
}

const stylesOf = (element: Element): ReadonlyMap<string, string> =>
  new Map(
    (element.getAttribute('data-style') ?? '')
      .toLowerCase()
      .split(';')
      .map((style): [string, string] => {
        const [name = '', ...value] = style.split(':');
        return [name.trim(), value.join(':').trim()];
      }),
  );

function emphasised(text: string, { bold, italic }: Emphasis): string {
  const html = escaped(text);
  if (text.trim() === '') return html;
  const slanted = italic ? `<em>${html}</em>` : html;
  return bold ? `<strong>${slanted}</strong>` : slanted;
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
