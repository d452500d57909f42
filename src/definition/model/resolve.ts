import type { Choice, Field, Properties, Source } from './field';
import type { ListFile, Service, ServiceFile, SharedFile, Step, StepFile } from './service';
import { isRecord, type Values } from './values';

/** The files of schemas/shared by their names without ".json". */
export type SharedFiles = { readonly [name: string]: SharedFile };

/** The files of schemas/lists by their names without ".json". */
export type ListFiles = { readonly [name: string]: ListFile };

/** The target of a `$ref`: a field of a shared file. Both are empty if it names none. */
export interface Reference {
  /** Without folder and ".json". */
  readonly file: string;
  readonly name: string;
}

export function parseReference(reference: string): Reference {
  const [, file = '', name = ''] = /([\w-]+)\.json#\/([\w-]+)$/u.exec(reference) ?? [];
  return { file, name };
}

/**
 * Resolves a service file: replaces references by the shared fields (keywords beside a reference
 * win), and adds default steps and blocks.
 * @throws Error if one cannot be resolved
 */
export function resolveService(
  file: ServiceFile,
  shared: SharedFiles,
  lists: ListFiles = {},
): Service {
  const { $schema: _, steps, form, ...rest } = file;
  const resolved = { ...form, properties: resolveProperties(form.properties, shared, lists) };
  const all = resolveSteps(steps, resolved);
  const properties = withConditionsOf(all, resolved.properties);
  return { ...rest, form: { ...resolved, properties }, steps: all };
}

/** Puts the conditions of steps and blocks into those of their fields, so that all else knows conditions of fields only. */
function withConditionsOf(steps: readonly Step[], properties: Properties): Properties {
  const around = new Map(
    steps.flatMap(({ when: ofStep, blocks }) =>
      blocks.flatMap(({ when: ofBlock, fields }) =>
        fields.map((name) => [name, [ofStep, ofBlock]] as const),
      ),
    ),
  );
  const lowered = Object.entries(properties).map(([name, field]) => {
    const all = [...(around.get(name) ?? []), field.when].flatMap((one) => one ?? []);
    const [when = field.when] = all.length > 1 ? [{ all }] : all;
    return [name, when === field.when ? field : { ...field, when }];
  });
  return Object.fromEntries(lowered) as Properties;
}

/** Resolves the references of the fields of a form or a group. @throws Error if one cannot be resolved */
export function resolveProperties(
  properties: Record<string, unknown>,
  shared: SharedFiles,
  lists: ListFiles = {},
): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, resolveField(field, shared, lists)]),
  );
}

function resolveField(field: unknown, shared: SharedFiles, lists: ListFiles): Field {
  const own = withShared(field, shared);
  const merged: Record<string, unknown> = { ...own };
  if (isRecord(own.properties))
    merged.properties = resolveProperties(own.properties, shared, lists);
  if (isRecord(own.items)) merged.items = resolveField(own.items, shared, lists);
  const {
    list,
    content,
    label = '',
    under,
    dependsOn,
  }: Source = isRecord(own.source) ? own.source : {};
  if (content !== undefined) {
    const options = ['content', content, label, under ?? []].flat().join('/');
    merged.source = { options, ...(dependsOn !== undefined && { dependsOn }) };
    merged.refersTo = [{ content, name: [label] }];
  }
  if (list !== undefined) merged.choices = choicesOf(list, lists);
  return merged as unknown as Field;
}

/**
 * Returns the keywords of a field with those of the shared one that it refers to; its own win.
 * @throws Error if there is no such field
 */
export function withShared(field: unknown, shared: SharedFiles): Values {
  if (!isRecord(field)) throw new TypeError('a field must be an object');
  const { $ref, ...own } = field;
  return typeof $ref === 'string' ? { ...withShared(lookUp($ref, shared), shared), ...own } : own;
}

function lookUp(reference: string, shared: SharedFiles): unknown {
  const { file, name } = parseReference(reference);
  const found = Object.hasOwn(shared, file) ? shared[file]?.[name] : undefined;
  if (found === undefined) throw new Error(`no shared field at ${reference}`);
  return found;
}

function choicesOf(name: string, lists: ListFiles): Choice[] {
  const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
  if (!list) throw new Error(`there is no list ${name}`);
  const groups = new Map(list.groups?.map(({ id, label }) => [id, label]));
  return list.options.map(({ group, ...option }) => {
    const heading = group === undefined ? undefined : groups.get(group);
    return heading ? { ...option, group: heading } : option;
  });
}

function resolveSteps(steps: readonly StepFile[] | undefined, form: Service['form']): Step[] {
  if (!steps) return [{ title: form.title, blocks: [{ fields: Object.keys(form.properties) }] }];
  return steps.map(({ fields, blocks, ...step }) => ({
    ...step,
    blocks: blocks ?? (fields ? [{ fields }] : []),
  }));
}
