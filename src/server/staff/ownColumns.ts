import {
  type ListCell,
  listCells,
  type ListColumn,
  listColumns,
} from '../../definition/describe/listCells';
import type { Language } from '../../definition/language/text';
import type { Service } from '../../definition/model/service';
import { answerWords } from './staffAnswerWords';
import type { DefinitionOf } from './applicationRecords';
import type { StaffPorts } from './staffRoutes';

/** The columns of one service's list beside those of all lists. */
export interface OwnColumns {
  readonly columns: readonly ListColumn[];
  /** By the ids of applications. */
  readonly cells: ReadonlyMap<string, readonly ListCell[]>;
}

/**
 * Reads the columns of a service's current file, in a language, and their cells by the definitions that were filled in, in
 * English.
 */
export function ownColumnsReader(
  ports: Pick<StaffPorts, 'catalogue' | 'storage' | 'english' | 'places'>,
  definitionOf: DefinitionOf,
): (serviceId: string, ids: readonly string[], language: Language) => Promise<OwnColumns> {
  const { catalogue, storage } = ports;
  const known = new Map(catalogue.map(({ service }) => [service.id, service]));
  const words = answerWords(ports);
  return async (serviceId, ids, language) => {
    const service = known.get(serviceId);
    const columns = service ? columnsOf(service, language) : [];
    const names = columns.map(({ name }) => name);
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
  listColumns(service, language).filter(({ name }) => !service.staff.about?.includes(name));
