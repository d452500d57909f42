/** What rolldown tells of a module, as far as it is needed here. */
interface ModuleFacts {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): ModuleFacts | null;
}

const PANEL = '/src/panel/';
const ENTRY = '/src/panel/Panel.tsx';

/**
 * Returns the name of the chunk of what the panel always loads and no page of visitors does; null for other modules.
 * Without it, each set of the panel's pages that share a module would have a chunk of it: twenty more requests for
 * the first page, most of them for less than 2 KB.
 */
export function panelChunk(id: string, graph: Graph): string | null {
  // What is loaded lazily keeps a chunk of its own, which rolldown would else export from the wrong one.
  const isLazy = (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
  return !isLazy && isOfPanel(id, graph, new Set()) && isFirst(id, graph, new Set())
    ? 'panel'
    : null;
}

/** Whether nothing outside the panel imports a module. */
function isOfPanel(id: string, graph: Graph, seen: Set<string>): boolean {
  if (id.includes(PANEL) || seen.has(id)) return true;
  seen.add(id);
  const facts = graph.getModuleInfo(id);
  if (!facts) return false;
  const from = [...facts.importers, ...facts.dynamicImporters];
  return from.length > 0 && from.every((importer) => isOfPanel(importer, graph, seen));
}

/** Whether a module is loaded together with the panel's entry. */
function isFirst(id: string, graph: Graph, seen: Set<string>): boolean {
  if (id.endsWith(ENTRY)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isFirst(importer, graph, seen));
}
