import i18next from 'i18next';
import { contents } from 'virtual:contents';
import { type Keyword, KEYWORDS, type Kind } from '../../../src/definition/keywords/keywords';
import { isRecord, type Json, sameJson, type Values } from '../../../src/definition/model/values';
import { KEYWORD_WORDS, VALUE_WORDS } from '../../../src/panel/designer/service/keywordWords';
import type { NamedAnswer } from '../../../src/panel/designer/service/servicing';
import { ownText } from '../../../src/panel/language/panelLanguage';
import type { Handling } from './handling';
import { type Asked, labelInside, labelOfName, NAMING, type Writer } from './naming';
import { writeAnswer, writeCondition, writeExpression, writeOperand } from './relations';

/* How the value of a keyword is written with its control. */

/** Writes the value of a keyword of the question that is selected; undefined: it must have none. */
export async function writeKeyword(
  here: Handling,
  keyword: Keyword,
  value: Json | undefined,
  asked: Asked,
): Promise<void> {
  const words = KEYWORD_WORDS[keyword];
  if (!words) throw new Error(`${keyword} is set in files only`);
  const write = WRITERS[KEYWORDS[keyword].kind];
  if (!write) throw new Error(`nobody knows how ${keyword} is written`);
  if (words.isTechnical) await opened(here, 'Technical');
  const own = asked.isRow && words.isTechnical ? here.in('Each row') : here;
  if (!words.isMain && !words.isTechnical) await opened(here, 'Further settings');
  await write(own, words.label, value, asked, keyword);
}

async function opened(here: Handling, summary: string): Promise<void> {
  const details = here.place('summary', summary);
  if ((await here.hands.names(details)).length === 0) return;
  if ((await here.hands.read(details)).value === 'open') return;
  await here.open(summary);
}

const MEDIA = { 'image/*': 'Pictures', 'application/pdf': 'PDF documents' };

const SERVER_LISTS: Readonly<Record<string, string>> = {
  country: 'All countries',
  city: 'All cities',
  airport: 'All airports',
  place: 'The places where our drivers go',
};

const ORDERS: Readonly<Record<string, string>> = {
  after: 'A day after',
  notBefore: 'Not before',
  notAfter: 'Not after',
  differs: 'Not the same as',
  same: 'The same as',
};

const WRITERS: Readonly<Partial<Record<Kind, Writer>>> = {
  text: (here, label, value) => here.texts(label, value),
  word: (here, label, value) => here.write(label, String(value ?? '')),
  number: (here, label, value) => here.write(label, String(value ?? '')),
  flag: async (here, label, value, _, keyword) => {
    const no = KEYWORD_WORDS[keyword]?.no;
    if (!no) await here.tick(label, value === true);
    else await here.choose(label, value === undefined ? 'As usual' : value ? 'Yes' : no);
  },
  own: (here, label, value) =>
    here.choose(
      label,
      value === undefined ? 'As usual' : (VALUE_WORDS[String(value)] ?? String(value)),
    ),
  texts: async (here, label, value) => {
    const own = here.in(label);
    for (const [code, text] of Object.entries(isRecord(value) ? value : {})) {
      const usual = i18next.t(`errors.${code as 'required'}`, { limit: '…' });
      await own.choose('Another text in place of', usual);
      await own.texts(`Instead of “${usual}”`, text);
    }
  },
  choices: async (here, label, value) => {
    const own = here.in(label);
    const choices = (Array.isArray(value) ? value : []).map((one) => (isRecord(one) ? one : {}));
    for (const [index, choice] of choices.entries()) {
      const name = `Answer ${index + 1}`;
      if ((await own.in(name).count('textbox', '^')) === 0) await own.button('Add answer');
      await own.texts(name, choice.label);
      if (typeof choice.value !== 'boolean') {
        await own.write('Is sent as', String(choice.value), index);
      }
      if (choice.group === undefined && choice.also === undefined && choice.under === undefined)
        continue;
      await own.open(`More about answer ${index + 1}`);
      if (choice.group !== undefined) await own.in().texts('Heading above it', choice.group);
      if (Array.isArray(choice.also)) {
        await own.write('Other names that are found', choice.also.join(', '), -1);
      }
      if (Array.isArray(choice.under)) {
        const narrowed = 'Only with these answers to the question that narrows it';
        await own.write(narrowed, choice.under.join(', '), -1);
      }
    }
    for (;;) {
      const extra = `Remove answer ${choices.length + 1}`;
      if ((await own.count('button', extra)) === 0) return;
      await own.button(extra);
    }
  },
  names: async (here, label, value, { inside }) => {
    for (const name of Array.isArray(value) ? value : []) {
      await here.in(label).tick(labelInside(inside, name), true);
    }
  },
  media: async (here, label, value) => {
    for (const [type, words] of Object.entries(MEDIA)) {
      await here.in(label).tick(words, Array.isArray(value) && value.includes(type));
    }
  },
  dialog: async (here, label, value) => {
    const own = here.in(label);
    const dialog = isRecord(value) ? value : {};
    await own.tick('The whole screen', dialog.width === 'full');
    if (typeof dialog.width === 'number') await own.write('Pixels', String(dialog.width));
    await own.tick('It opens by itself when the question appears', dialog.opens === true);
    if (dialog.prefilled === true) {
      await own.tick('What is filled in already counts before it is opened', true);
    }
  },
  condition: (here, label, value, { answers }) =>
    writeCondition(here.in(label), value as Values, answers),
  sibling: (here, label, value, { answers }) =>
    here.choose(label, value === undefined ? 'None' : labelOfName(answers, value)),
  comparisons: async (here, label, value, { row, answers, base }) => {
    const own = here.in(label);
    const isDay = row.value.format === 'date';
    const compare = isRecord(value) ? value : {};
    const before = isRecord(base.compare) ? base.compare : {};
    for (const order of Object.keys({ ...before, ...compare })) {
      const operands = compare[order];
      if (sameJson(operands, before[order])) continue;
      if (order === 'age') {
        const age = own.in('Age of who was born then');
        const { from, to } = isRecord(operands) ? operands : {};
        await age.write('At least, in years', String(from ?? ''));
        await age.write('At most, in years', String(to ?? ''));
        continue;
      }
      const words = ORDERS[order] ?? order;
      const group = own.in(words);
      while ((await group.count('button', `Remove: ${words}`)) > 0) {
        await group.button(`Remove: ${words}`);
      }
      for (const operand of [operands ?? []].flat()) {
        await group.button(`Add: ${words}`);
        if (isDay) await writeOperand(group, 'Day', operand, { field: row.value, answers });
        else await group.choose('Answer', labelOfName(answers, operand), -1);
      }
    }
  },
  source: async (here, label, value, { answers }) => {
    const { options, list, content, dependsOn, label: named, under } = value as Values;
    const kind = contents.find(({ id }) => id === content);
    const wordsOf = (name: Json | undefined) => {
      const field = kind?.fields[String(name)];
      return field ? ownText(field.label) : String(name);
    };
    await here.choose(
      label,
      kind
        ? `Records of “${ownText(kind.title)}”`
        : list === undefined
          ? (SERVER_LISTS[String(options)] ?? '')
          : `List “${String(list)}”`,
    );
    if (named !== undefined) await here.choose('What names a record', wordsOf(named));
    if (dependsOn !== undefined) {
      await here.choose('Only those that fit the answer to', labelOfName(answers, dependsOn));
    }
    if (under !== undefined) await here.choose('What must be that answer', wordsOf(under));
  },
  calculation: (here, label, value, { answers }) => writeCalculated(here, label, value, answers),
  bound: async (here, label, value, { answers }) => {
    if (typeof value === 'number' || value === undefined) {
      await here.write(label, String(value ?? ''));
    } else await writeCalculated(here, label, value, answers);
  },
  prefill: async (here, label, value, { whole, answers }) => {
    if (value === undefined) return;
    if (typeof value === 'string') {
      await here.choose(label, value);
      return;
    }
    const prefill = value as Values;
    if (prefill.from !== undefined) {
      await here.choose(label, 'What the page hands over');
      await here.write('The name under which the page hands it over', String(prefill.from));
      if (prefill.const !== undefined) {
        await writeAnswer(here, 'If the page hands nothing over', prefill.const, whole);
      }
    } else if (prefill.calculate !== undefined) {
      await here.choose(label, 'What follows from other answers');
      await writeExpression(here, 'What it is', prefill.calculate, answers);
    } else {
      await here.choose(label, 'A fixed answer');
      await writeAnswer(here, 'Answer', prefill.const, whole);
    }
  },
  answer: (here, label, value, { row }) => writeAnswer(here, label, value, row.value, 'Any'),
  ...NAMING,
};

async function writeCalculated(
  here: Handling,
  label: string,
  value: Json | undefined,
  answers: readonly NamedAnswer[],
): Promise<void> {
  const begin = label === 'Calculated, not typed' ? 'Calculate it' : 'By another answer';
  await here.button(`${begin}: ${label}`);
  await writeExpression(here.in(label), 'What it is', value ?? 0, answers);
}
