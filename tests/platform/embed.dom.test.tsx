// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as read from '../../src/platform/content/read';
import { Embed } from '../../src/platform/embed/Embed';
import { withoutHtml } from '../../src/platform/embed/plainText';
import { RichText } from '../../src/platform/embed/RichText';
import { figure, proves } from '../requirements/figure';
import { HOSTILE } from './hostileTexts';
afterEach(cleanup);

const TUBE = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

const embedded = (html: string) =>
  render(<Embed html={html} title="Erbil" />).container.querySelectorAll('*');

/** A frame with that address and nothing else. */
const frameOf = (src: string) => `<iframe src="${src}"></iframe>`;

const GOOD: readonly (readonly [html: string, player: string])[] = [
  [frameOf('https://www.youtube.com/embed/aqz-KE-bpKQ'), TUBE],
  [
    `<p>See</p><iframe width="560" height="315"
      src='https://www.youtube.com/embed/aqz-KE-bpKQ?a=1&amp;start=5' allowfullscreen></iframe>`,
    `${TUBE}?start=5`,
  ],
  [frameOf('https://player.vimeo.com/video/76979871'), 'https://player.vimeo.com/video/76979871'],
  ['<IFRAME SRC=https://youtu.be/aqz-KE-bpKQ>', TUBE],
  [`<iframe></iframe>${frameOf('https://youtu.be/aqz-KE-bpKQ')}`, TUBE],
  ['https://youtu.be/aqz-KE-bpKQ', TUBE],
];

/** What is bad in them is not taken over; the video is. */
const CLEANED: readonly string[] = [
  '<iframe data-src="https://example.com" src="https://youtu.be/aqz-KE-bpKQ" onload="alert(1)">',
  frameOf('http://www.youtube.com/embed/aqz-KE-bpKQ'),
  frameOf('//www.youtube.com/embed/aqz-KE-bpKQ'),
  frameOf('https://www.youtube.com/embed/aqz-KE-bpKQ?autoplay=1&origin=https://evil.example'),
  frameOf('https://www.youtube.com/embed/aqz-KE-bpKQ#javascript:alert(1)'),
  `<iframe src="https://youtu.be/aqz-KE-bpKQ" srcdoc="<script>alert(1)</script>"></iframe>`,
  '<iframe sandbox="allow-top-navigation" allow="camera *" src="https://youtu.be/aqz-KE-bpKQ">',
  '<iframe referrerpolicy="unsafe-url" name="x" style="position:fixed" src="https://youtu.be/aqz-KE-bpKQ">',
  `${frameOf('https://youtu.be/aqz-KE-bpKQ')}<script>alert(1)</script>`,
  `${frameOf('https://youtu.be/aqz-KE-bpKQ')}${frameOf('https://evil.example/')}`,
];

const DROPPED: readonly string[] = [
  ...[
    'https://example.com/embed/aqz-KE-bpKQ',
    'https://www.youtube.com:8443/embed/aqz-KE-bpKQ',
    'https://www.youtube.com:443/embed/aqz-KE-bpKQ',
    'https://user@www.youtube.com/embed/aqz-KE-bpKQ',
    'https://user:pass@www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube.com@evil.example/embed/aqz-KE-bpKQ',
    'https://www.youtube.com.evil.example/embed/aqz-KE-bpKQ',
    'https://evil.example/www.youtube.com/embed/aqz-KE-bpKQ',
    'https://evil.example/?https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://evil.example#https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://notyoutube.com/embed/aqz-KE-bpKQ',
    'https://youtube.com.br/embed/aqz-KE-bpKQ',
    'https://www.youtube.com\\@evil.example/embed/aqz-KE-bpKQ',
    'https://www.youtube.com%2eevil.example/embed/aqz-KE-bpKQ',
    'https://www.уoutube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://www.youtube.com/embed/../redirect?q=https://evil.example',
    'https://www.youtube.com/embed/%2e%2e/redirect',
    'https://www.youtube.com/embed/',
    'https://maps.google.com/maps?output=embed',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://youtu.be/aqz-KE-bpKQ',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://www.youtube.com/aqz-KE-bpKQ',
    'ftp://www.youtube.com/embed/aqz-KE-bpKQ',
    'about:blank',
    '/api/me/',
    '',
  ].map(frameOf),
  '',
  '<iframe></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<script src="https://www.youtube.com/embed/aqz-KE-bpKQ"></script>',
  '<embed src="https://www.youtube.com/embed/aqz-KE-bpKQ">',
  '<object data="https://www.youtube.com/embed/aqz-KE-bpKQ"></object>',
  '<a href="https://www.youtube.com/embed/aqz-KE-bpKQ">x</a>',
  '<frame src="https://www.youtube.com/embed/aqz-KE-bpKQ">',
];

const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-presentation';

describe('an embed', proves('R3'), () => {
  it.each([...GOOD, ...CLEANED.map((html) => [html, TUBE] as const)])(
    '%s becomes a frame of our own',
    (html, player) => {
      const [frame, ...others] = embedded(html);
      expect(others).toEqual([]);
      const attributes = [...(frame?.attributes ?? [])].map(({ name, value }) => [name, value]);
      expect(Object.fromEntries(attributes)).toEqual({
        class: 'embed',
        src: player,
        title: 'Erbil',
        loading: 'lazy',
        sandbox: SANDBOX,
        allow: 'fullscreen; picture-in-picture; encrypted-media',
        referrerpolicy: 'strict-origin-when-cross-origin',
      });
      const { protocol, port, username, host } = new URL(player);
      expect([protocol, port, username]).toEqual(['https:', '', '']);
      expect(['www.youtube-nocookie.com', 'player.vimeo.com']).toContain(host);
    },
  );

  it.each([...DROPPED, ...HOSTILE])('%s shows nothing', (html) => {
    expect(embedded(html)).toHaveLength(0);
  });

  it('shows every good embed and no bad one', (context) => {
    const kept = GOOD.filter(([html]) => embedded(html).length === 1).length;
    cleanup();
    const bad = [...CLEANED, ...DROPPED, ...HOSTILE];
    const foreign = bad.filter((html) =>
      [...embedded(html)].some((one) => one.getAttribute('src') !== TUBE),
    ).length;
    expect({ kept, foreign }).toEqual({ kept: GOOD.length, foreign: 0 });
    figure(
      context,
      'R3',
      `${kept} of ${GOOD.length} good kept; ${foreign} of ${bad.length} bad shown`,
    );
  });
});

describe('a text of the staff', () => {
  it('has a paragraph for each line', () => {
    const { container } = render(<RichText text={read.translated('one\n\ntwo < three')} />);
    expect(container.innerHTML).toBe('<p dir="auto">one</p><p dir="auto">two &lt; three</p>');
  });

  it('keeps its simple HTML and loses the rest', async () => {
    const html = '<b onclick="alert(1)">bold</b><iframe src="https://youtu.be/aqz-KE-bpKQ">';
    const { container } = render(<RichText text={read.translated(html)} />);
    expect((await screen.findByText('bold')).tagName).toBe('B');
    expect(container.querySelectorAll('iframe, [onclick]')).toHaveLength(0);
  });

  it.each([
    ['<p>one</p><p>two &amp; three &lt;b&gt;&nbsp;&quot;x&quot;</p>', 'one two & three <b> "x"'],
    ['<b>&amp;lt;</b>', '&lt;'],
    ['AT&amp;T', 'AT&amp;T'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['a<script>alert(1)</script>b', 'a b'],
    ['<!-- a -->\n<br>b', 'b'],
  ])('%j has the words %j', (text, words) => {
    expect(withoutHtml(text)).toBe(words);
  });
});
