import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentProps, type ReactNode, use } from 'react';
import type { Json } from '../../../../definition/model/values';
import { PanelIcon } from '../../../base/PanelIcon';
import type { PanelText } from '../../../language/panelText';
import { t } from '../../../language/t';
import { moved } from '../../core/lists';
import { DesigningContext } from '../../core/designing';
import { sentenceCase } from '../../core/rowWords';
import { Action } from '../../inspector/InspectorFrame';
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
  const without = (index: number) => items.filter((_, at) => at !== index);
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
              <Box className="row" sx={{ gap: 0 }}>
                <Action
                  name={t('Move {{what}} up', { what: name })}
                  icon="up"
                  isOff={index === 0}
                  onClick={() => onChange(moved(items, index, index - 1))}
                />
                <Action
                  name={t('Move {{what}} down', { what: name })}
                  icon="down"
                  isOff={index === items.length - 1}
                  onClick={() => onChange(moved(items, index, index + 1))}
                />
                <Action
                  name={t('Delete {{what}}', { what: name })}
                  icon="bin"
                  isOff={items.length <= least}
                  onClick={() => {
                    onChange(without(index));
                    designing?.say(
                      t('{{name}} deleted. Undo brings it back.', { name: sentenceCase(name) }),
                    );
                  }}
                />
              </Box>
            </li>
          );
        })}
      </ol>
      {fresh && (
        <div>
          <Button
            startIcon={<PanelIcon shape="add" />}
            onClick={() => onChange([...items, fresh()])}
          >
            {addLabel}
          </Button>
        </div>
      )}
    </Fieldset>
  );
}
