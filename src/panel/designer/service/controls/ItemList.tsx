import { type ComponentProps, type ReactNode, use } from 'react';
import type { Json } from '../../../../definition/model/values';
import { AddButton, RowTools } from '../../../data/RowTools';
import type { PanelText } from '../../../language/panelText';
import { t } from '../../../language/t';
import { moved } from '../../core/lists';
import { DesigningContext } from '../../core/designing';
import { sentenceCase } from '../../core/rowWords';
import { Fieldset } from './inputs';

interface ItemListProps extends Omit<ComponentProps<typeof Fieldset>, 'children'> {
  /** What is no list has no items. */
  readonly value: Json | readonly Json[] | undefined;
  /** What one is called: "answer {{number}}". */
  readonly what: PanelText;
  readonly addLabel: string;
  /** Makes a new one; undefined: there can be no more. */
  readonly fresh: (() => Json) | undefined;
  /** So many stay. */
  readonly least?: number;
  readonly onChange: (items: Json[], isTyped?: boolean) => void;
  readonly children: (
    item: Json,
    index: number,
    put: (item: Json, isTyped?: boolean) => void,
  ) => ReactNode;
}

/** Renders the items of a list in a frame, which can be changed, moved, deleted and added. */
export function ItemList(props: ItemListProps) {
  const { value, what, addLabel, fresh, least = 0, onChange, children, ...frame } = props;
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  const designing = use(DesigningContext);
  const remove = (index: number, name: string) => {
    onChange(items.filter((_, at) => at !== index));
    designing?.say(t('{{name}} deleted. Undo brings it back.', { name: sentenceCase(name) }));
  };
  return (
    <Fieldset {...frame}>
      <ol className="stack-16">
        {items.map((item, index) => {
          const name = t(what, { number: index + 1 });
          return (
            <li key={index}>
              {children(item, index, (next, isTyped) =>
                onChange(
                  items.map((one, at) => (at === index ? next : one)),
                  isTyped,
                ),
              )}
              <RowTools
                {...{ name, index }}
                size="medium"
                count={items.length}
                onMove={(to) => onChange(moved(items, index, to))}
                canRemove={items.length > least}
                onRemove={() => remove(index, name)}
              />
            </li>
          );
        })}
      </ol>
      {fresh && (
        <div>
          <AddButton variant="text" onClick={() => onChange([...items, fresh()])}>
            {addLabel}
          </AddButton>
        </div>
      )}
    </Fieldset>
  );
}
