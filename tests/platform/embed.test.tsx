import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toWords } from '../../src/platform/content/words';
import { Embed } from '../../src/platform/embed/Embed';
import { plainText } from '../../src/platform/embed/plainText';
import { RichText } from '../../src/platform/embed/RichText';
import { startI18n } from '../../src/platform/language/i18n';
import { HOSTILE } from './hostileTexts';

beforeAll(() => startI18n('en'));
afterEach(cleanup);

const TUBE = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

const embedded = (html: string) =>
  render(<Embed html={html} title="Erbil" />).container.querySelectorAll('*');

describe('an embed', () => {
  it.each([
    ['<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>', TUBE],
    [
      `<p>See</p><iframe width="560" height="315"
        src='https://www.youtube.com/embed/aqz-KE-bpKQ?a=1&amp;start=5' allowfullscreen></iframe>`,
      `${TUBE}?start=5`,
    ],
    ['<IFRAME SRC=https://youtu.be/aqz-KE-bpKQ>', TUBE],
    [
      '<iframe data-src="https://example.com" src="https://youtu.be/aqz-KE-bpKQ" onload="alert(1)">',
      TUBE,
    ],
    ['https://youtu.be/aqz-KE-bpKQ', TUBE],
  ])('%s becomes a frame of our own', (html, player) => {
    const [frame, ...others] = embedded(html);
    expect(others).toEqual([]);
    expect(frame?.getAttribute('src')).toBe(player);
    expect(frame?.getAttribute('title')).toBe('Erbil');
    expect(frame?.getAttribute('loading')).toBe('lazy');
    expect(frame?.getAttribute('sandbox')).not.toMatch(/top-navigation|forms|modals|downloads/u);
    expect(frame?.hasAttribute('onload')).toBe(false);
  });

  it.each([
    '',
    '<iframe src="https://example.com/embed/aqz-KE-bpKQ"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<script src="https://www.youtube.com/embed/aqz-KE-bpKQ"></script>',
    ...HOSTILE,
  ])('%s shows nothing', (html) => {
    expect(embedded(html)).toHaveLength(0);
  });
});

describe('a text of the staff', () => {
  it('has a paragraph for each line', () => {
    const { container } = render(<RichText text={toWords('one\n\ntwo < three')} />);
    expect(container.innerHTML).toBe('<p dir="auto">one</p><p dir="auto">two &lt; three</p>');
  });

  it('keeps its simple HTML and loses the rest', async () => {
    const html = '<b onclick="alert(1)">bold</b><iframe src="https://youtu.be/aqz-KE-bpKQ">';
    const { container } = render(<RichText text={toWords(html)} />);
    expect((await screen.findByText('bold')).tagName).toBe('B');
    expect(container.querySelectorAll('iframe, [onclick]')).toHaveLength(0);
  });

  it.each([
    ['<p>one</p><p>two &amp; three</p>', 'one two &amp; three'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['a<script>alert(1)</script>b', 'a b'],
    ['<!-- a -->\n<br>b', 'b'],
  ])('%j has the words %j', (text, words) => {
    expect(plainText(text)).toBe(words);
  });
});
