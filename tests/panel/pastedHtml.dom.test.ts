import { expect, test } from 'vitest';
import { pastedHtml } from '../../src/panel/content/editor/rich/pastedHtml';

/** What Google Docs copies: everything in a "b" that is not bold. */
const docs = (inner: string): string =>
  `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">${inner}</b><br class="Apple-interchange-newline">`;
const run = (text: string, style = 'font-weight:400;font-style:normal'): string =>
  `<span style="font-size:11pt;color:#000;${style};white-space:pre-wrap;">${text}</span>`;
const docsLine = (inner: string): string => `<p dir="ltr" style="line-height:1.38;">${inner}</p>`;

/** What Word copies: a whole document, its own styles, and conditional comments. */
const word = (inner: string): string =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {font-weight:bold;} --></style><!--[if gte mso 9]><xml><w:x>1</w:x></xml><![endif]--></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->${inner}<!--EndFragment--></body></html>`;
const wordItem = (mark: string, text: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>
`;

test.each<[what: string, html: string, clean: string]>([
  [
    'plain text of Google Docs as plain text',
    docs(docsLine(run('Open every day')) + docsLine(run('except Friday'))),
    '<p>Open every day</p><p>except Friday</p><br>',
  ],
  [
    'bold and italic words of Google Docs',
    docs(
      docsLine(
        run('Bring your ') +
          run('passport', 'font-weight:700;font-style:normal') +
          run(' or ') +
          run('ID', 'font-weight:400;font-style:italic') +
          run('!', 'font-weight:700;font-style:italic'),
      ),
    ),
    '<p>Bring your <strong>passport</strong> or <em>ID</em><strong><em>!</em></strong></p><br>',
  ],
  [
    'a table of Google Docs as lines',
    docs(
      `<div dir="ltr" align="left"><table style="border:none"><colgroup><col width="1"></colgroup><tbody>
       <tr><td>${docsLine(run('Adult', 'font-weight:700'))}</td><td>${docsLine(run('$100'))}</td></tr>
       <tr><td>${docsLine(run('Child'))}</td><td>${docsLine(run('$50'))}${docsLine(run('a night'))}</td></tr>
       <tr><td><br></td><td></td></tr></tbody></table></div>`,
    ),
    '<p><strong>Adult</strong> · $100</p><p>Child · $50 a night</p><br>',
  ],
  [
    'a list of Google Docs',
    docs(
      `<ul style="margin:0"><li dir="ltr" style="list-style-type:disc;font-weight:400">${docsLine(run('One'))}</li></ul>`,
    ),
    '<ul><li><p>One</p></li></ul><br>',
  ],
  [
    'headings',
    `<h1 style="line-height:1"><span style="font-weight:700">Visa</span></h1>`,
    '<h2><strong>Visa</strong></h2>',
  ],
  [
    'plain and bold words of Word',
    word(
      `<p class=MsoNormal><span style='mso-bidi-font-weight:bold'>For </span><b>all</b> <i style='mso-bidi-font-style:normal'>guests</i><o:p></o:p></p>`,
    ),
    '<p>For <strong>all</strong> <em>guests</em></p>',
  ],
  [
    'a table of Word as lines',
    word(
      `<table class=MsoTableGrid border=1><tr><td width=1><p class=MsoNormal>Adult<o:p></o:p></p></td><td><p class=MsoNormal>$100</p></td></tr></table>`,
    ),
    '<p>Adult · $100</p>',
  ],
  [
    'lists of Word',
    word(
      wordItem('·', 'Passport') +
        wordItem('·', '<b>Photo</b>') +
        wordItem('1.', 'Fill in') +
        '<p class=MsoNormal>End</p>',
    ),
    '<ul><li>Passport</li><li><strong>Photo</strong></li></ul><ol><li>Fill in</li></ol><p>End</p>',
  ],
  [
    'links and what looks like markup',
    `<p onclick="x()">a &lt;b&gt; style="x" <a style="color:red" href="https://a.example/?b=1&amp;c">c</a></p>`,
    '<p>a &lt;b&gt; style=&quot;x&quot; <a href="https://a.example/?b=1&amp;c">c</a></p>',
  ],
  ['lines of other pages', '<div><div>a</div><div>b<br>c</div></div>', '<p>a</p><p>b<br>c</p>'],
])('reads %s', (_, html, clean) => {
  expect(pastedHtml(html).replaceAll(/\s*\n\s*/gu, '')).toBe(clean);
});

test('leaves what was copied from the editor', () => {
  const html = '<p data-pm-slice="1 1 []">a <strong>b</strong></p>';
  expect(pastedHtml(html)).toBe(html);
});
