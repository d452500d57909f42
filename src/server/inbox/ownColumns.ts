import { listCells, type ListColumn, listColumns } from '../../definition/describe/listCells';
import { aboutNames } from '../../definition/describe/aboutEntries';
import type { Language } from '../../definition/model/text';
import type { Service } from '../../definition/model/service';
import type { RoutePorts } from '../routePorts';

/**
 * Reads the columns of a service's list beside those of all lists, by its current file, and their cells by the
 * definitions that were filled in, by the ids of applications.
 */
export function ownColumnsReader({ catalogue, storage, wordsIn, definitionOf }: RoutePorts) {
  return async (serviceId: string, ids: readonly string[], language: Language) => {
    const service = catalogue.find(serviceId)?.service;
    const columns = service ? columnsOf(service, language) : [];
    const names = columns.map(({ name }) => name);
    const words = wordsIn(language);
    const stored = names.length > 0 ? await storage.applications.readAll(ids) : [];
    const cells = stored.map(async ({ id, definition, answers }) => {
      const { form } = await definitionOf(definition);
      return [id, listCells(form, answers, names, words)] as const;
    });
    return { columns, cells: new Map(await Promise.all(cells)) };
  };
}

/** What an application is for has a column of its own. */
const columnsOf = (service: Service, language: Language): readonly ListColumn[] =>
  listColumns(service, language).filter(({ name }) => !aboutNames(service.staff).includes(name));
