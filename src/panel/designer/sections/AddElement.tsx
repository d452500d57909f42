import { t } from '../../language/t';
import { useDesigning } from '../core/designing';
import type { Row } from '../core/tree';
import { AddMenu } from '../outline/AddMenu';
import { kindsAt, newElement } from './kinds';
import { inserted } from './sectionRows';

interface AddElementProps {
  /** The row to which the new one is appended. */
  readonly row: Row;
  readonly label: string;
  /** The control to which an issue of what it adds leads, and what is wrong. */
  readonly id?: string;
  readonly error?: string | undefined;
}

/** Renders the list of question types to add. The new question's first input takes the focus. */
export function AddElement({ row, ...menu }: AddElementProps) {
  const { make } = useDesigning();
  const place = { parent: row.id, index: row.children ?? 0 };
  const choices = () =>
    kindsAt(row.level === 0 ? 1 : 2).map(({ type, name, about, icon }) => ({
      ...{ id: String(type), group: t('New questions'), title: t(name), hint: t(about), icon },
      also: t(about),
      choose: () => make(inserted(newElement(type), place), 'elLable'),
    }));
  return <AddMenu {...menu} choices={choices} />;
}
