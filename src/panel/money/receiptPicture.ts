import { isolated } from '../../definition/language/isolated';

const WIDTH = 1000;
const EDGE = 60;
const ROW = 56;
const LOGO = 90;

/** Draws the texts of a receipt that is on the page, with its letterhead, as a JPEG; undefined if the browser cannot. */
export function receiptPicture(receipt: HTMLElement): Promise<Blob | undefined> {
  const textOf = (selector: string, within: Element = receipt): string =>
    within.querySelector(selector)?.textContent.trim() ?? '';
  const rows = [...receipt.querySelectorAll('dl > div')];
  const lines = textOf('.letterhead p').split('\n');
  const height = 2 * EDGE + LOGO + (lines.length + rows.length + 3) * ROW;
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height });
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(undefined);
  const { direction, fontFamily, color } = getComputedStyle(receipt);
  const isRtl = direction === 'rtl';
  const inner = WIDTH - 2 * EDGE;
  /** @param from the distance to the edge where a line of text begins */
  const write = (
    text: string,
    y: number,
    size: number,
    { from = 0, isBold = false, isEnd = false },
  ) => {
    const isRight = isRtl !== isEnd;
    pen.font = `${isBold ? 'bold ' : ''}${size}px ${fontFamily}`;
    pen.direction = isRtl ? 'rtl' : 'ltr';
    pen.textAlign = isRight ? 'right' : 'left';
    // Longer texts are drawn narrower.
    pen.fillText(text, isRight ? WIDTH - EDGE - from : EDGE + from, y, inner * 0.6);
  };
  const rule = (y: number) => pen.fillRect(EDGE, y, inner, 2);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = color;
  let y = EDGE + LOGO;
  const logo = receipt.querySelector<HTMLImageElement>('.letterhead img');
  const width = logo?.naturalHeight ? (logo.naturalWidth / logo.naturalHeight) * LOGO : 0;
  if (logo && width > 0)
    pen.drawImage(logo, isRtl ? WIDTH - EDGE - width : EDGE, EDGE, width, LOGO);
  write(textOf('.letterhead strong'), y - LOGO / 3, 36, { from: width + 20, isBold: true });
  for (const line of lines) write(line, (y += ROW * 0.7), 24, {});
  rule((y += ROW * 0.5));
  y += ROW * 1.2;
  write(textOf('h2'), y, 40, { isBold: true });
  write(textOf('h2 + strong'), y, 30, { isBold: true, isEnd: true });
  const reversed = textOf('.receipt-reversed');
  if (reversed !== '') write(reversed, (y += ROW), 28, { isBold: true });
  y += ROW * 0.4;
  for (const row of rows) {
    y += ROW;
    write(textOf('dt', row), y, 26, {});
    // A code or an amount stays in its order among Arabic letters.
    write(isolated(textOf('dd', row)), y, 28, { isBold: true, isEnd: true });
    pen.globalAlpha = 0.2;
    rule(y + ROW * 0.3);
    pen.globalAlpha = 1;
  }
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.92);
  });
}
