import { siblingsOf } from '../../../definition/keywords/siblings';
import type { SharedFiles } from '../../../definition/model/resolve';
import type { Values } from '../../../definition/model/values';
import { inList } from '../../language/panelLanguage';
import { t } from '../../language/t';
import { useDesigning } from '../core/designing';
import { wordsIn } from '../core/rowWords';
import { AddMenu, type Choice } from '../outline/AddMenu';
import { wholeField } from './document';
import { added, namesInside } from './edits';
import { groupOf, type Kind, kindOf, KINDS, newQuestion } from './kinds';
import { NEW } from './names';
import { rowInside, type ServiceRow } from './serviceRows';
import { labelOf, useServiceParts, useServiceRows } from './servicing';

interface AddQuestionProps {
  readonly row: ServiceRow;
  readonly id?: string;
  readonly error?: string | undefined;
}

type Named = readonly [name: string, field: Values];

/** Renders the list of questions to add: first those that the agency has already, then new ones by their kinds. */
export function AddQuestion({ row, id, error }: AddQuestionProps) {
  const { document, make } = useDesigning();
  const { shared } = useServiceParts();
  const rows = useServiceRows();
  const add = (questions: readonly Named[]) =>
    make(
      (before) =>
        questions.reduce(
          (done, one, index) => added(row, one, shared, (row.children ?? 0) + index)(done.document),
          { document: before },
        ),
      'label',
    );
  const choices = (): Choice[] => {
    const used = new Set(rows.flatMap(({ reference }) => reference ?? []));
    const isUsed = ([, { $ref }]: Named) => used.has(String($ref));
    const known = sharedQuestions(shared);
    const there = namesInside(document, row, shared);
    return [
      ...[...known.filter((one) => !isUsed(one)), ...known.filter(isUsed)].map((one) => {
        const all = [...neededBy(one, there, shared), one];
        return sharedChoice(all, shared, () => add(all));
      }),
      ...KINDS.map((kind) => kindChoice(kind, (field) => add([[NEW, field]]))),
    ];
  };
  return <AddMenu label={t('Add question')} {...{ id, error, choices }} />;
}

/** Renders the list of what each row of a list can be: one answer, or a group of questions. */
export function ChooseRows({ row }: { readonly row: ServiceRow }) {
  const { edit, grammar } = useDesigning();
  const { shared } = useServiceParts();
  const put = (field: Values) => edit(grammar.write(rowInside(row), [], field));
  const fits = (field: Values) => ['text', 'number', 'object'].includes(groupOf(field) ?? '');
  const choices = (): Choice[] => [
    ...sharedQuestions(shared)
      .filter(([, field]) => fits(wholeField(field, shared)))
      .map((one) => sharedChoice([one], shared, () => put(one[1]))),
    ...KINDS.filter((kind) => fits(newQuestion(kind))).map((kind) => kindChoice(kind, put)),
  ];
  return <AddMenu label={t('Choose what each row is')} choices={choices} />;
}

const sharedQuestions = (shared: SharedFiles): Named[] =>
  Object.entries(shared).flatMap(([file, fields]) =>
    Object.keys(fields)
      .filter((name) => name !== '$schema')
      .map((name): Named => [name, { $ref: `../shared/${file}.json#/${name}` }]),
  );

/** Returns the questions beside a shared one that it names, such as the date of issue of one of expiry, and that are not there. */
function neededBy([name, field]: Named, there: readonly string[], shared: SharedFiles): Named[] {
  const beside = sharedQuestions(shared).filter(
    ([, { $ref }]) => String($ref).split('#')[0] === String(field.$ref).split('#')[0],
  );
  return siblingsOf(wholeField(field, shared)).flatMap((named) => {
    const one = beside.find(([other]) => other === named.name);
    if (!one || there.includes(one[0])) return [];
    return [...neededBy(one, [...there, name, one[0]], shared), one];
  });
}

/** @param all the question, behind those that are added with it */
function sharedChoice(all: readonly Named[], shared: SharedFiles, choose: () => void): Choice {
  const [name, reference] = all.at(-1) ?? ['', {}];
  const field = wholeField(reference, shared);
  const { label } = field;
  const kind = kindOf(field);
  const others = all
    .slice(0, -1)
    .map(([one, other]) => labelOf({ name: one, value: wholeField(other, shared) }));
  const kindName = kind ? t(kind.name) : '';
  return {
    id: String(reference.$ref),
    group: t('Questions that other services have, too'),
    title: wordsIn(label) ?? name,
    hint:
      others.length > 0
        ? t('{{kind}}, together with {{questions}}', { kind: kindName, questions: inList(others) })
        : kindName,
    icon: kind?.icon ?? 'unknown',
    also: [...(Array.isArray(label) ? label : []), name, kindName].join(' '),
    choose,
  };
}

const kindChoice = (kind: Kind, choose: (field: Values) => void): Choice => ({
  id: kind.name,
  group: t('New questions'),
  title: t(kind.name),
  hint: kind.about && t(kind.about),
  icon: kind.icon,
  // In English as well, which staff of any language may know it by.
  also: [kind.name, kind.about, kind.about && t(kind.about)].join(' '),
  choose: () => choose(newQuestion(kind)),
});
