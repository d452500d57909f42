/** Messages in which nothing is wrong, and as what they are shown. */
export const HARMLESS: readonly (readonly [message: string, html: string])[] = [
  ['داواکارییەکەت بە سەرکەوتوویی نێردرا', 'داواکارییەکەت بە سەرکەوتوویی نێردرا'],
  ['<b>photos</b>: Please upload', '<b>photos</b>: Please upload'],
  ['one<br>two', 'one<br>two'],
  ['<ul><li>one</li><li>two</li></ul>', '<ul><li>one</li><li>two</li></ul>'],
  [
    '<p>A <em>soft</em> and a <strong>loud</strong> word</p>',
    '<p>A <em>soft</em> and a <strong>loud</strong> word</p>',
  ],
  [
    'H<sub>2</sub>O, <code>x</code>, <mark>y</mark>',
    'H<sub>2</sub>O, <code>x</code>, <mark>y</mark>',
  ],
  [
    '<a href="https://fine.example/a?b=1">here</a>',
    '<a href="https://fine.example/a?b=1">here</a>',
  ],
  ['<a href="tel:+9647501234567">call</a>', '<a href="tel:+9647501234567">call</a>'],
  ['<A HREF=\'mailto:a@b.co\' title="x">write</A>', '<a href="mailto:a@b.co">write</a>'],
  ['5 < 6 & 7 > 3', '5 &lt; 6 &amp; 7 &gt; 3'],
  ['a<b and c', 'a&lt;b and c'],
  ['I <3 it', 'I &lt;3 it'],
  ['Tom &amp; Jerry', 'Tom &amp; Jerry'],
  ['<div>in a box</div>', 'in a box'],
];
