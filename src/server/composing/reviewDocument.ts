import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import type { ComposingIssue } from '../../contract/composing';
import { isFiles } from '../../definition/model/types/table';
import { resolveProperties } from '../../definition/model/resolve';
import type { ServiceFile, Staff } from '../../definition/model/service';
import { listPathOf, submitPathOf } from '../../definition/model/storePaths';
import { checkServiceDocument, fileOnlyIssues } from '../../lint/checkServiceDocument';
import { isPattern } from '../../lint/schema/findings';
import { dayAt } from '../brand/agencyDay';
import type { RoutePorts } from '../routePorts';
import { type CatalogueEntry, entryOf, type ServiceFiles } from '../catalogue';

/**
 * Returns a document with the calls of its place, which staff do not choose: those of the store, or of the file that it
 * replaces, which also keeps its addresses.
 */
export function placed(document: ServiceFile, files: ServiceFiles): ServiceFile {
  const file = files.documents.get(document.id);
  const sent = { ...document.submit, encoding: encodingOf(document, files) };
  // A draft may have none yet.
  const { staff: written } = document as Partial<ServiceFile>;
  const { panel: _, read: _read, ...staff } = written ?? NO_STAFF;
  const { id } = document;
  if (!file) {
    return {
      ...document,
      submit: { ...sent, path: submitPathOf(id) },
      staff: { ...staff, list: listPathOf(id) },
    };
  }
  const { panel, read, list } = file.staff;
  return {
    ...document,
    route: file.route,
    ...(file.pages && { pages: file.pages }),
    submit: { ...sent, path: file.submit.path },
    staff: {
      ...staff,
      list,
      ...(panel !== undefined && { panel }),
      ...(read !== undefined && { read }),
    },
  };
}

const NO_STAFF: Staff = { list: '', columns: [] };

type Reviewed =
  | { readonly issues: readonly ComposingIssue[]; readonly entry?: undefined }
  | { readonly document: ServiceFile; readonly entry: CatalogueEntry };

type ReviewPorts = Pick<RoutePorts, 'catalogue' | 'kinds' | 'settings' | 'now'>;

/** Returns a function that returns an entry that can be published, or what `npm run check` reports. */
export function reviewer({ catalogue, kinds: contents, settings, now }: ReviewPorts) {
  const { files } = catalogue;
  let compiled: ReturnType<typeof metaSchema> | undefined;
  return async (document: ServiceFile, mayLackLanguages: boolean): Promise<Reviewed> => {
    compiled ??= metaSchema(settings.root);
    const { shared, lists, names } = files;
    const others = catalogue
      .entries()
      .filter(({ service }) => service.id !== document.id)
      .map(({ service }) => ({ path: `schemas/services/${service.id}.json`, service }));
    const validate = await compiled;
    const project = { shared, lists, names, contents, others, validate, today: dayAt(now()) };
    const own = files.documents.has(document.id) ? [] : fileOnlyIssues(document);
    const found = checkServiceDocument(document, project).filter(
      ({ level }) => !(mayLackLanguages && level === 'language'),
    );
    const issues = [...own, ...found];
    if (issues.length > 0) return { issues };
    try {
      return { document, entry: entryOf(document, files) };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return { issues: [{ at: '', code: 'unusable', problem, fix: 'mend it' }] };
    }
  };
}

/** Files are sent in one way only. */
function encodingOf({ form, submit }: Partial<ServiceFile>, { shared, lists }: ServiceFiles) {
  try {
    const fields = resolveProperties(form?.properties ?? {}, shared, lists);
    if (Object.values(fields).some(isFiles)) return 'multipart';
  } catch {
    // Publishing reports what is wrong.
  }
  return submit?.encoding ?? 'json';
}

async function metaSchema(root: string) {
  const options = { allErrors: true, verbose: true, strict: false, formats: { regex: isPattern } };
  const ajv = new Ajv(options);
  for (const name of ['service', 'field', 'value', 'names']) {
    const text = await readFile(join(root, `schemas/${name}.schema.json`), 'utf8');
    ajv.addSchema(JSON.parse(text) as object, `${name}.schema.json`);
  }
  return (document: unknown): readonly ErrorObject[] => {
    ajv.validate('service.schema.json', document);
    return ajv.errors ?? [];
  };
}
