import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { type Keyword } from '../../src/definition/keywords/keywords';
import { type Group, groupRow, groupsIn } from '../../src/definition/keywords/groups';
import { namesSchema } from './namesSchema';
import { readProject } from './read';
import { readTexts } from './readTexts';
import { compactJson } from '../../src/lint/base/compactJson';
import { aboutOf, fieldSchema, isIn, keywordsIn } from './fieldSchema';

const README = 'schemas/README.md';

/** Returns the files that follow from the table of keywords, by their paths in a folder. */
export async function keywordFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const readme = readFileSync(root + README, 'utf8');
  return new Map([
    await written(root, 'schemas/field.schema.json', jsonText(fieldSchema())),
    await written(root, README, withTables(readme)),
  ]);
}

/** Returns the file with the names that editors complete: one definition a line, which nobody formats or reads. */
export function nameFiles(root: string): ReadonlyMap<string, string> {
  const { project } = readProject(readTexts(root.replace(/[\\/]$/u, '')), '2000-01-01');
  const lines = JSON.stringify(namesSchema(project)).replaceAll(
    /("[\w.]+":\{"(?:prop|any))/gu,
    '\n$1',
  );
  return new Map([['schemas/names.schema.json', `${lines}\n`]]);
}

async function written(root: string, path: string, text: string) {
  const style = JSON.parse(readFileSync(`${root}.oxfmtrc.json`, 'utf8')) as FormatConfig;
  return [path, (await format(path, text, style)).code] as const;
}

const jsonText = (value: object): string => compactJson(JSON.parse(JSON.stringify(value)));

const withTables = (readme: string): string =>
  readme.replaceAll(
    /(<!-- keywords: (forms|records)[^>]*-->\n).*?(?=<!-- end -->)/gsu,
    (_, begin: string, where: 'forms' | 'records') =>
      `${begin}\n${keywordTable(groupsIn(where))}\n\n`,
  );

const keywordTable = (groups: readonly Group[]): string =>
  [
    '| keyword | of | what it does |',
    '| --- | --- | --- |',
    ...keywordsIn(groups).map((keyword) => rowOf(keyword, groups)),
  ].join('\n');

function rowOf(keyword: Keyword, groups: readonly Group[]): string {
  const called = (is: boolean) =>
    groups.filter((group) => isIn(group, keyword) === is).map((group) => groupRow(group).called);
  const missing = called(false);
  const most = missing.length === 0 ? 'all' : `all but ${missing.join(', ')}`;
  const of = missing.length < called(true).length ? most : called(true).join(', ');
  return `| \`${keyword}\` | ${of} | ${aboutOf(keyword, groups).replaceAll('|', '\\|')} |`;
}
