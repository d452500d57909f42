import { LATER_USE } from '../../scripts/vite/oldestBrowsers';
import { readServices } from '../../scripts/vite/readServices';
import { forbiddenImports, isUnknownFolder, upwardImports } from './arrows';
import type { SourceFile } from './sourceFile';
import { neighbouringTexts } from './textNodes';

/** A rule for every file; `bad` violates it, to prove that violations are found. */
export interface Rule {
  readonly name: string;
  readonly applies: RegExp;
  readonly violations: (file: SourceFile) => readonly string[];
  readonly bad: readonly SourceFile[];
}

const matches =
  (pattern: RegExp) =>
  ({ text }: SourceFile): string[] =>
    [...text.matchAll(pattern)].map(([found]) => found);

const file = (path: string, text: string): SourceFile => ({ path, text });

/** Calls that open a file. */
const OPENS = String.raw`\b(?:open|copyFile|cp|readFile|writeFile|appendFile|truncate|create(?:Read|Write)Stream|openAsBlob|syncPath|digestOf)(?:Sync)?\(`;
const DATABASE_FILE = 'src/server/storage/databaseFile.ts';

const LONGEST_FILE = 300;

const ids = readServices('schemas').map(({ id }) => id);
const quotedId = new RegExp(`(['"\`])(?:/services/)?(?:${ids.join('|')})\\1`, 'gu');

export const RULES: readonly Rule[] = [
  {
    name: 'imports follow the arrows',
    applies: /^src\/.*\.tsx?$/u,
    violations: forbiddenImports,
    bad: [
      file('src/definition/a.ts', "import { b } from '../engine/b';"),
      file('src/definition/a.ts', "import dayjs from 'dayjs';"),
      file('src/definition/a.ts', "import { join } from 'node:path';"),
      file('src/contract/a.ts', "import { b } from '../server/b';"),
      file('src/contract/a.ts', "import fastify from 'fastify';"),
      file('src/engine/a.ts', "import { b } from '../contract/b';"),
      file('src/engine/a.tsx', "import { b } from '../platform/b';"),
      file('src/engine/deep/a.tsx', "const b = () => import('../../site/b');"),
      file('src/engine/a.tsx', "import { readFile } from 'node:fs';"),
      file('src/server/a.ts', "import { hydrateRoot } from 'react-dom/client';"),
      file('src/platform/a.ts', "import type { B } from '../engine/b';"),
      file('src/server/a.ts', "import { useState } from 'react';"),
      file('src/server/a.ts', "import { Button } from '@mui/material';"),
      file('src/server/a.ts', "export { b } from '../platform/b';"),
      file('src/site/a.tsx', "import { b } from '../panel/b';"),
      file('src/panel/a.tsx', "import '../site/b.css';"),
      file('src/definition/a.ts', "import { main } from '../main';"),
    ],
  },
  {
    name: 'a room imports no later room of its layer',
    applies: /^src\/[^/]+\/[^/]+\/.*\.tsx?$/u,
    violations: upwardImports,
    bad: [
      file('src/definition/model/a.ts', "import { b } from '../validate/b';"),
      file('src/server/storage/deep/a.ts', "import type { B } from '../../views/b';"),
      file('src/panel/data/a.tsx', "const b = () => import('../home/b');"),
      file('src/engine/misc/a.ts', ''),
    ],
  },
  {
    name: 'every folder of src is on the map',
    applies: /^src\//u,
    violations: (source) => (isUnknownFolder(source) ? [source.path] : []),
    bad: [file('src/utils/a.ts', '')],
  },
  {
    // A process that closes a file loses its locks on it: the next one would remove the log that this one writes.
    name: "in the server's process only SQLite opens its database",
    applies: /^src\/server\/.*\.ts$/u,
    violations: (source) =>
      matches(
        source.path === DATABASE_FILE
          ? new RegExp(String.raw`${OPENS}(?!\)|join\(OPEN,|path, 'wx',).*`, 'gu')
          : new RegExp(
              String.raw`(?<!new DatabaseFile\(join\(dataDir, ')rega\.db|new Database\(|${OPENS}[^;]*\bfileOf\(`,
              'gu',
            ),
      )(source),
    bad: [
      file('src/server/upgrade/a.ts', "const file = join(dataDir, 'rega.db');"),
      file('src/server/upgrade/a.ts', 'const database = new Database(path);'),
      file('src/server/upgrade/a.ts', 'await copyFile(String(fileOf(place)), part);'),
      file(DATABASE_FILE, 'await copyFile(this.#path, path);'),
      file(DATABASE_FILE, "openSync(path, 'a');"),
    ],
  },
  {
    // The compiler knows those of JavaScript (tsconfig.client.json), but not those of the browser.
    name: 'pages use only what their oldest browsers have',
    applies: /^src\/(?!server\/).*\.tsx?$/u,
    violations: matches(LATER_USE),
    bad: [
      file('src/definition/a.ts', 'list.toSorted()'),
      file('src/site/a.ts', 'fetch(path, { signal: AbortSignal.timeout(2000) })'),
      file('src/panel/a.tsx', '/(?<=a)b/u'),
    ],
  },
  {
    name: "no service's id in quotes",
    applies: /^src\/.*\.tsx?$/u,
    violations: matches(quotedId),
    bad: ids.flatMap((id) => [
      file('src/site/a.tsx', `if (service.id === '${id}') return null;`),
      file('src/server/a.ts', `const route = "/services/${id}";`),
    ]),
  },
  {
    name: `no file over ${LONGEST_FILE} lines`,
    applies: /^(?:src|scripts|tests)\/.*\.(?:tsx?|mjs|css)$/u,
    violations: ({ text }) => {
      const lines = text.trimEnd().split('\n').length;
      return lines > LONGEST_FILE ? [`${lines} lines`] : [];
    },
    bad: [file('src/a.ts', 'a;\n'.repeat(LONGEST_FILE + 1))],
  },
  {
    name: 'every export has a name, and no file only passes on what others export',
    // The modules in lean replace modules of rjsf, most of which have a default export.
    applies: /^src\/(?!engine\/rjsf\/lean\/).*\.tsx?$/u,
    violations: matches(/^export (?:default\b|\*|(?:type )?\{[^}]*\} from\b).*$/gmu),
    bad: [
      file('src/a.ts', 'export default 1;'),
      file('src/a.ts', "export * from './b';"),
      file('src/a.ts', "export { b } from './b';"),
    ],
  },
  {
    // React runs an effect some time after the change is on the page: a key that is pressed before would reach no control.
    name: 'the focus moves in a layout effect',
    applies: /^src\/.*\.tsx?$/u,
    violations: matches(/\buseEffect\((?:(?!\n {2}\}|\n\n|;\n {2}\w).)*?\bfocus\w*\(/gsu),
    bad: [
      file('src/a.tsx', 'useEffect(() => box.current?.focus(), []);'),
      file(
        'src/a.tsx',
        'useEffect(() => {\n    if (!to) return;\n    focusIssue(to);\n  }, [to]);',
      ),
    ],
  },
  {
    name: 'an element has one text beside another element, and no two beside each other',
    applies: /^src\/(?:engine|platform|site)\/.*\.tsx$/u,
    violations: neighbouringTexts,
    bad: [
      file('src/engine/a.tsx', 'const a = <b>{count} × {price}</b>;'),
      file('src/site/a.tsx', "const a = <p>\n  {t('a')}{' '}\n  <a href=\"/\">{b}</a>\n</p>;"),
      file('src/site/a.tsx', 'const a = <p>{b} {isLong && c}</p>;'),
      file('src/site/a.tsx', 'const a = <>({b})</>;'),
    ],
  },
  {
    name: 'style sheets know no left and right',
    applies: /^(?:src|scripts)\/.*\.css$/u,
    violations: matches(
      /(?<![\w-])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-)?(?:left|right)(?:-[\w-]+)?\s*:|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear)\s*:\s*(?:left|right)/gu,
    ),
    bad: [
      file('src/a.css', 'a { margin-left: 1px }'),
      file('src/a.css', 'a { padding-right:0 }'),
      file('src/a.css', 'a { left: 0 }'),
      file('src/a.css', 'a { border-left-color: red }'),
      file('src/a.css', 'a { border-top-right-radius: 2px }'),
      file('src/a.css', 'a { text-align: right }'),
      file('src/a.css', 'a { float:left }'),
    ],
  },
  {
    name: 'inputs have 16 px or more, since iPhones zoom to smaller ones',
    applies: /^src\/.*\.css$/u,
    violations: matches(
      /(?<![\w-])(?:rg-input|input|select|textarea)(?:[:[][^{},]*)?\s*(?:,[^{}]*)?\{[^}]*font-size:\s*(?:0?\.|1[0-5](?:\.\d+)?px)[^;}]*/gu,
    ),
    bad: [
      file('src/a.css', '.a .rg-input { color: red; font-size: 0.95rem }'),
      file('src/a.css', 'input,\n.b { font-size: 15.2px; }'),
      file('src/a.css', 'select:focus { font-size: .8rem }'),
    ],
  },
  {
    name: 'colours are tokens, whose values stand in one file',
    applies: /^src\/(?!platform\/theme\/tokens\.css).*\.css$/u,
    violations: matches(/#[0-9a-f]{3,8}\b|\brgba?\(\s*\d|\bhsla?\(/giu),
    bad: [
      file('src/site/a.css', 'a { color: #fff }'),
      file('src/engine/a.css', 'a { border: 1px solid #094469 }'),
      file('src/panel/a.css', 'a { box-shadow: 0 0 2px rgb(0 0 0 / 20%) }'),
    ],
  },
  {
    name: 'nothing sticks on paper, where it would lie over the text',
    applies: /^src\/.*\.css$/u,
    violations: matches(/(?<!@media screen \{\s*)position:\s*(?:sticky|fixed)/gu),
    bad: [
      file('src/a.css', 'a { position: sticky }'),
      file('src/a.css', '@media screen { a { top: 0; position:fixed } }'),
    ],
  },
  {
    name: 'media queries use the breakpoints that tokens.css lists',
    applies: /^src\/.*\.css$/u,
    violations: ({ text }) =>
      [...text.matchAll(/@media[^{]*/gu)]
        .map(([query]) => query)
        .filter((query) =>
          /(?:min|max)-(?:width|height)|\(width (?!(?:<|>=) (?:600|760|1000|1280)px\))|\(height (?!(?:<|>=) 31em\))/u.test(
            query,
          ),
        ),
    bad: [
      file('src/a.css', '@media (width < 900px) { a { gap: 0 } }'),
      file('src/a.css', '@media print and (width <= 600px) { a { gap: 0 } }'),
      file('src/a.css', '@media (min-width: 600px) { a { gap: 0 } }'),
      file('src/a.css', '@media (width < 600px) and (height >= 481px) { a { gap: 0 } }'),
    ],
  },
  {
    name: 'margins, paddings and gaps are tokens, but for those that grow with the page and offsets in it',
    applies: /^src\/.*\.css$/u,
    violations: matches(
      /(?<![\w-])(?:margin|padding|gap|row-gap|column-gap)(?:-[a-z-]+)?:(?![^;]*clamp\()[^;]*?[\s(-](?:\d*\.?\d+rem|(?:[1-9]|[1-6]\d)px)/gu,
    ),
    bad: [
      file('src/a.css', 'a { margin-inline: -12px; }'),
      file('src/a.css', 'a { padding: 0 calc(2px + 1em); }'),
      file('src/a.css', 'a { gap: var(--rega-space-8) 0.5rem; }'),
    ],
  },
  {
    name: 'the radius of corners is a token',
    applies: /^src\/.*\.css$/u,
    violations: matches(/border[a-z-]*-radius:(?! (?:(?:var\([^)]*\)|50%|0)\s*)+;)[^;]*;/gu),
    bad: [
      file('src/a.css', 'a { border-radius: 6px; }'),
      file('src/a.css', 'a { border-radius: 0 0 var(--rega-radius) 6px; }'),
    ],
  },
  {
    name: 'nor do styles in code',
    applies: /^(?:src|scripts)\/.*\.tsx?$/u,
    violations: matches(
      /\b(?:(?:margin|padding|border)(?:Left|Right)\w*|(?:ml|mr|pl|pr)(?=:|=\{)|(?:textAlign|float): '(?:left|right)')/gu,
    ),
    bad: [
      file('src/a.tsx', '<Box sx={{ marginLeft: 1 }} />'),
      file('src/a.tsx', '<Box sx={{ pr: 1 }} />'),
      file('src/a.tsx', '<Box ml={2} />'),
      file('src/a.tsx', "<p style={{ textAlign: 'right' }} />"),
    ],
  },
  {
    name: 'no package registry is named',
    applies: /^(?!tests\/structure\/rules\.ts$)/u,
    violations: matches(
      /\b(?:npmjs|yarnpkg|npmmirror|jsr|pypi|pythonhosted|crates|rubygems)\.(?:org|com|io)\b|"resolved": "/gu,
    ),
    bad: [
      file('package-lock.json', '"resolved": "https://registry.npmjs.org/a/-/a-1.0.0.tgz"'),
      file('.npmrc', 'registry=https://registry.yarnpkg.com/'),
      file('package-lock.json', '"resolved": "http://127.0.0.1/a.tgz"'),
    ],
  },
];
