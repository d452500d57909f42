import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { DevEnvironment } from 'vite';
import { faultLine } from '../check/fault';
import { notJson } from '../check/notJson';
import { CHANGED, type JsonChange } from './changed';

/** Code for a module that many pages load: those that know nothing better begin anew. */
export const RELOAD_WHEN_CHANGED = `
import.meta.hot?.on('${CHANGED}', ({ fault }) => fault ?? location.reload());`;

/**
 * Takes in a save below a folder of JSON files, as a hotUpdate does. A new file belongs to no module yet,
 * and a shared one to several: all that are made of such files are made anew. An editor may have saved
 * half a thought, which leaves everything as it is.
 * @param isMade whether the module of an id is made of them
 * @returns undefined for a file of another folder
 */
export function tellChange(
  { moduleGraph, hot, config, logger, name }: DevEnvironment,
  folder: string,
  path: string,
  isMade: (id: string) => boolean,
): [] | undefined {
  if (!path.startsWith(folder.replaceAll(sep, '/'))) return undefined;
  const change = jsonChange(path, relative(config.root, path).replaceAll(sep, '/'));
  if (change.fault) {
    if (name === 'client') logger.error(faultLine(change.fault));
  } else {
    const made = [...moduleGraph.idToModuleMap.values()].filter(({ id }) => id && isMade(id));
    for (const module of made) moduleGraph.invalidateModule(module);
  }
  hot.send(CHANGED, change);
  return [];
}

/**
 * What a save means.
 * @param path absolute; a file that is gone has no fault
 * @param file the same from the project's root
 */
function jsonChange(path: string, file: string): JsonChange {
  if (!path.endsWith('.json') || !existsSync(path)) return { file };
  const text = readFileSync(path, 'utf8');
  try {
    JSON.parse(text);
    return { file };
  } catch (error) {
    const { problem, mend, at } = notJson(file, text, (error as Error).message);
    return { file, fault: { file, at, problem, mend, line: Number(at), lint: 'json' } };
  }
}
