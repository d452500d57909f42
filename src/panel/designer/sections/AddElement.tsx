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

/** Renders the menu of question types to add. The new question's first input takes the focus. */
export function AddElement({ row, ...menu }: AddElementProps) {
  const { make } = useDesigning();
  const place = { parent: row.id, index: row.children ?? 0 };
  return (
    <AddMenu
      {...menu}
      choices={kindsAt(row.level === 0 ? 1 : 2).map(({ type, name, about, icon }) => ({
        name: t(name),
        about: t(about),
        icon,
        choose: () => make(inserted(newElement(type), place), 'elLable'),
      }))}
    />
  );
}
