import type { Field } from './field';
import type { Service, ServiceFile, SharedFile, Step, StepFile } from './service';
import { isRecord } from './values';

/** The files of schemas/shared by their names without ".json". */
export type SharedFiles = { readonly [name: string]: SharedFile };

const REFERENCE = /([\w-]+)\.json#\/([\w-]+)$/;

/**
 * Resolves a service file: replaces references by the shared fields (keywords beside a reference
 * win), and adds default steps and blocks.
 * @throws Error if one cannot be resolved
 */
export function resolveService(file: ServiceFile, shared: SharedFiles): Service {
  const { $schema: _, steps, form, ...rest } = file;
  const properties = resolveProperties(form.properties, shared);
  const resolved = { ...form, properties };
  return { ...rest, form: resolved, steps: resolveSteps(steps, resolved) };
}

/** Resolves the references of the fields of a form or a group. @throws Error if one cannot be resolved */
export function resolveProperties(
  properties: Record<string, unknown>,
  shared: SharedFiles,
): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, resolveField(field, shared)]),
  );
}

function resolveField(field: unknown, shared: SharedFiles): Field {
  if (!isRecord(field)) throw new TypeError('a field must be an object');
  const { $ref, ...own } = field;
  const base = typeof $ref === 'string' ? resolveField(lookUp($ref, shared), shared) : {};
  const merged: Record<string, unknown> = { ...base, ...own };
  if (isRecord(own.properties)) merged.properties = resolveProperties(own.properties, shared);
  if (isRecord(own.items)) merged.items = resolveField(own.items, shared);
  return merged as unknown as Field;
}

function lookUp(reference: string, shared: SharedFiles): unknown {
  const [, file = '', name = ''] = REFERENCE.exec(reference) ?? [];
  const found = Object.hasOwn(shared, file) ? shared[file]?.[name] : undefined;
  if (found === undefined) throw new Error(`no shared field at ${reference}`);
  return found;
}

function resolveSteps(steps: readonly StepFile[] | undefined, form: Service['form']): Step[] {
  if (!steps) return [{ title: form.title, blocks: [{ fields: Object.keys(form.properties) }] }];
  return steps.map(({ title, fields, blocks }) => ({
    title,
    blocks: blocks ?? [{ fields: fields ?? [] }],
  }));
}
