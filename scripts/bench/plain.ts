import type { Field, ObjectField, Properties } from '../../src/definition/model/field';
import { isList, isObject, isString } from '../../src/definition/model/field';
import { aroundOf, isShown } from '../../src/definition/model/named';
import { prefilled } from '../../src/definition/model/prefill';
import type { Service } from '../../src/definition/model/service';
import { pick } from '../../src/definition/model/text';
import { isRecord, type Json, type Values } from '../../src/definition/model/values';

/** Renders the same form as plain controls, without any library, as the lower bound. */
export function plainForm(service: Service): HTMLElement {
  const form = document.createElement('div');
  const values = prefilled(service.form, { today: '2026-01-01' });
  for (const block of service.steps[0]?.blocks ?? []) {
    form.append(...fields(service.form.properties, values, '', block.fields));
  }
  const submit = make('button', { type: 'submit', textContent: 'Submit' });
  submit.addEventListener('click', () => markEmpty(form));
  form.append(submit);
  return form;
}

function fields(
  properties: Properties,
  values: Values,
  prefix: string,
  names: readonly string[] = Object.keys(properties),
): HTMLElement[] {
  const around = aroundOf({ properties }, values);
  return names.flatMap((name) => {
    const field = properties[name];
    if (!field || !isShown(name, around)) return [];
    return [fieldElement(field, values[name], `${prefix}${name}`)];
  });
}

function fieldElement(field: Field, value: Json | undefined, path: string): HTMLElement {
  const label = pick(field.label, 'en');
  if (isObject(field)) {
    return group(label, fields(field.properties, isRecord(value) ? value : {}, `${path}.`));
  }
  if (isList(field) && Array.isArray(value)) {
    const { properties } = field.items as ObjectField;
    const rows = value.map((row, index) =>
      group('', fields(properties, isRecord(row) ? row : {}, `${path}.${index}.`)),
    );
    return group(label, rows);
  }
  const box = make('div', {});
  const input = control(field, value);
  input.setAttribute('name', path);
  input.id = `p-${path}`;
  box.append(make('label', { textContent: label, htmlFor: input.id }), input);
  return box;
}

function control(field: Field, value: Json | undefined): HTMLElement {
  const choices = 'choices' in field ? field.choices : undefined;
  if (choices) {
    const select = make('select', {});
    select.append(make('option', {}));
    for (const { value: option, label } of choices) {
      select.append(make('option', { value: String(option), textContent: pick(label, 'en') }));
    }
    select.value = String(value ?? '');
    return select;
  }
  if (field.type === 'boolean') return make('input', { type: 'checkbox', checked: value === true });
  const type = isString(field) && field.format === 'date' ? 'date' : 'text';
  return make('input', { type, value: String(value ?? '') });
}

function group(label: string, contents: readonly HTMLElement[]): HTMLElement {
  const box = make('div', {});
  if (label) box.append(make('h3', { textContent: label }));
  box.append(...contents);
  return box;
}

function markEmpty(form: HTMLElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=text]')) {
    if (input.value === '') input.setAttribute('aria-invalid', 'true');
  }
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  given: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), given);
}
