import { relative, sep } from 'node:path';
import type { DevEnvironment, HotUpdateOptions } from 'vite';
import { issueLine } from '../../src/lint/base/checkIssue';
import { notJson } from '../check/notJson';

/** Sent to every open page when a source file of pages was saved. */
const CHANGED = 'rega:changed';

/** Code for a module that many pages load: reloads them, but for the designer after it has written a file itself. */
export const RELOAD_WHEN_CHANGED = `
import.meta.hot?.on('${CHANGED}', ({ isOfDesigner }) => {
  if (!isOfDesigner || !location.pathname.startsWith('/designer')) location.reload();
});`;

interface Designer {
  readonly hasWritten: (path: string, text: string) => boolean;
}

/**
 * Handles a save below a folder of JSON files, as a hotUpdate hook does. A new file belongs to no
 * module yet, and a shared one to several, so all modules made from such files are invalidated. If
 * the saved file is not valid JSON, everything stays as it is.
 * @param isMade returns whether the module of an id is made from them
 * @returns undefined for a file of another folder
 */
export async function tellChange(
  { moduleGraph, hot, config, logger, name }: DevEnvironment,
  folder: string,
  { file: path, type, read }: HotUpdateOptions,
  isMade: (id: string) => boolean,
): Promise<[] | undefined> {
  if (!path.startsWith(folder.replaceAll(sep, '/'))) return undefined;
  // Vite's own read retries if a file is empty because it is still being written.
  const text = type !== 'delete' && path.endsWith('.json') ? await read() : undefined;
  const file = relative(config.root, path).replaceAll(sep, '/');
  const issue = text === undefined ? undefined : issueIn(file, text);
  if (issue !== undefined) {
    if (name === 'client') logger.error(issue);
    return [];
  }
  const made = [...moduleGraph.idToModuleMap.values()].filter(({ id }) => id && isMade(id));
  for (const module of made) moduleGraph.invalidateModule(module);
  const plugin = config.plugins.find((one) => one.name === 'designer')?.api as Designer | undefined;
  const isOfDesigner = text !== undefined && plugin?.hasWritten(file, text) === true;
  hot.send(CHANGED, { isOfDesigner });
  return [];
}

/** Returns what keeps a text from being JSON, in a line for the terminal. */
function issueIn(file: string, text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const issue = notJson(file, text, (error as Error).message);
    return issueLine({ ...issue, line: Number(issue.at), lint: 'json' });
  }
}
