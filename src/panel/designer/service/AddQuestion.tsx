import type { Values } from '../../../definition/model/values';
import { t } from '../../language/t';
import { useDesigning } from '../core/designing';
import { wordsIn } from '../core/rowWords';
import { AddMenu } from '../outline/AddMenu';
import { wholeField } from './document';
import { added } from './edits';
import { kindOf, KINDS, newQuestion } from './kinds';
import { NEW } from './names';
import type { ServiceRow } from './serviceRows';
import { useServiceParts, useServiceRows } from './servicing';

interface AddQuestionProps {
  readonly row: ServiceRow;
  readonly id?: string;
  readonly error?: string | undefined;
}

/** Renders the menu of questions to add: first those that the agency has already, then new ones by their kinds. */
export function AddQuestion({ row, id, error }: AddQuestionProps) {
  const { make } = useDesigning();
  const { shared } = useServiceParts();
  const rows = useServiceRows();
  const used = new Set(rows.flatMap(({ reference }) => reference ?? []));
  const add = (name: string, field: Values) => make(added(row, [name, field], shared), 'label');
  const known = Object.entries(shared).flatMap(([file, fields]) =>
    Object.keys(fields)
      .filter((name) => name !== '$schema')
      .map((name) => ({ name, $ref: `../shared/${file}.json#/${name}` })),
  );
  const offered = known.filter(({ $ref }) => !used.has($ref));
  return (
    <AddMenu
      label={t('Add question')}
      {...{ id, error }}
      choices={[
        ...offered.map(({ name, $ref }, index) => {
          const field = wholeField({ $ref }, shared);
          const kind = kindOf(field);
          return {
            name: wordsIn(field.label) ?? name,
            about: kind && t(kind.name),
            icon: kind?.icon ?? ('unknown' as const),
            heading: index === 0 ? t('Questions that other services have, too') : undefined,
            choose: () => add(name, { $ref }),
          };
        }),
        ...KINDS.map((kind, index) => ({
          name: t(kind.name),
          about: kind.about && t(kind.about),
          icon: kind.icon,
          heading: index === 0 ? t('New questions') : undefined,
          choose: () => add(NEW, newQuestion(kind)),
        })),
      ]}
    />
  );
}
