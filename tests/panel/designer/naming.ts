import { contents } from 'virtual:contents';
import type { Keyword, Kind } from '../../../src/definition/keywords/keywords';
import { isRecord, type Json, type Values } from '../../../src/definition/model/values';
import type { ServiceRow } from '../../../src/panel/designer/service/serviceRows';
import { labelOf, type NamedAnswer } from '../../../src/panel/designer/service/servicing';
import { ownText } from '../../../src/panel/language/panelLanguage';
import type { Handling } from './handling';
import { writeAnswer, writeCondition } from './relations';

/* How keywords that name several answers, or records of content, are written. */

export interface Asked {
  readonly row: ServiceRow;
  /** The questions in it. */
  readonly inside: readonly ServiceRow[];
  readonly answers: readonly NamedAnswer[];
  /** What a shared question has already. */
  readonly base: Values;
  /** The question with everything that it refers to. */
  readonly whole: Values;
  /** It is what each row of a list is. */
  readonly isRow?: true;
}

export type Writer = (
  here: Handling,
  label: string,
  value: Json | undefined,
  asked: Asked,
  keyword: Keyword,
) => Promise<void>;

export const labelOfName = (answers: readonly NamedAnswer[], name: Json | undefined): string => {
  const found = answers.find((one) => one.name === name);
  if (!found) throw new Error(`"${String(name)}" is not an answer here`);
  return found.label;
};

export const labelInside = (inside: readonly ServiceRow[], name: Json | undefined): string => {
  const found = inside.find((one) => one.name === name);
  if (!found) throw new Error(`"${String(name)}" is not in it`);
  return labelOf(found);
};

const wordsOfField = (kind: (typeof contents)[number] | undefined, name: string): string => {
  const field = kind?.fields[name];
  return field ? ownText(field.label) : name;
};

const PASSPORT: Readonly<Record<string, string>> = {
  firstName: 'First names',
  surname: 'Surname',
  passportNumber: 'Number of the passport',
  dateOfBirth: 'Date of birth',
  gender: 'Gender',
  passportExpireDate: 'Last day of validity',
  nationality: 'Nationality',
};

export const NAMING: Readonly<Partial<Record<Kind, Writer>>> = {
  begins: async (here, label, value, { inside, answers }) => {
    const { first, next } = value as Values;
    const parts = [
      ['The first row begins with', first, answers],
      [
        'A later row begins with what is in the row above',
        next,
        inside.map((one) => ({ name: one.name ?? '', label: labelOf(one), field: one.value })),
      ],
    ] as const;
    for (const [words, named, from] of parts) {
      const own = here.in(label, words);
      for (const [name, answer] of Object.entries(isRecord(named) ? named : {})) {
        await own.choose(labelInside(inside, name), labelOfName(from, answer));
      }
    }
  },
  reads: async (here, label, value, { row, answers }) => {
    const all = [{ name: row.name ?? '', label: labelOf(row), field: row.value }, ...answers];
    const passport = isRecord(value) && isRecord(value.passport) ? value.passport : {};
    for (const [name, answer] of Object.entries(passport)) {
      await here.in(label).choose(PASSPORT[name] ?? name, labelOfName(all, answer));
    }
  },
  sumLimit: async (here, label, value, { inside }) => {
    await here.button(label);
    const own = here.in(label);
    const { fields, minimum, maximum, notice } = value as Values;
    const wanted = Array.isArray(fields) ? fields : [];
    for (const one of inside) {
      if (one.value.type === 'integer')
        await own.tick(labelOf(one), wanted.includes(one.name ?? ''));
    }
    if (minimum !== undefined) await own.write('Smallest number', String(minimum));
    await own.write('Largest number', String(maximum ?? ''));
    if (isRecord(notice)) await own.texts('Shown when it is exceeded', notice.text);
  },
  ends: async (here, label, value) => {
    if (!Array.isArray(value)) return;
    await here.button(label);
    await here.in(label).texts('At the smallest number', value[0]);
    await here.in(label).texts('At the largest number', value[1]);
  },
  references: async (here, label, value, { answers }) => {
    const own = here.in(label);
    for (const one of Array.isArray(value) ? value : []) {
      const { content, name, when } = one as Values;
      const kind = contents.find(({ id }) => id === content);
      await own.button('Add a kind of content');
      await own.choose('Kind of content', kind ? ownText(kind.title) : '', -1);
      const named = own.in('What names a record#-1');
      const wanted = Array.isArray(name) ? name : [];
      for (const each of wanted) await named.tick(wordsOfField(kind, String(each)), true);
      for (const each of Object.keys(kind?.fields ?? {})) {
        if (!wanted.includes(each)) await named.tick(wordsOfField(kind, each), false);
      }
      if (isRecord(when)) await writeCondition(own.in('Only with these answers#-1'), when, answers);
    }
  },
  rows: async (here, label, value, { inside }) => {
    const own = here.in(label);
    for (const [index, one] of (Array.isArray(value) ? value : []).entries()) {
      const { holds, label: words } = one as Values;
      await own.button('Add a row');
      await own.texts(`Name of row ${index + 1}`, words);
      for (const [name, answer] of Object.entries(isRecord(holds) ? holds : {})) {
        const field = inside.find((question) => question.name === name)?.value ?? {};
        await writeAnswer(own, labelInside(inside, name), answer, field);
      }
    }
  },
};
