import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isRecord, type Json, type Values } from '../../../../definition/model/values';
import { PanelIcon } from '../../../base/PanelIcon';
import { t } from '../../../language/t';
import { useDesigning } from '../../core/designing';
import { Action } from '../../inspector/InspectorFrame';
import { LanguageTexts } from '../../inspector/LanguageTexts';
import { freeName, nameFrom } from '../names';
import type { ControlProps } from './control';
import { Fieldset, TextInput } from './inputs';
import { written } from '../edits';
import { useServiceParts } from '../servicing';

/** Renders the answers to choose from, as rows: what visitors read, and what is sent. */
export function Choices({ row, keyword, id, label, help, error, value, set }: ControlProps) {
  const { say } = useDesigning();
  const rows = Array.isArray(value) ? value : [];
  const isBoolean = row.value.type === 'boolean';
  const put = (index: number, choice: Values) =>
    set(rows.map((one, at) => (at === index ? choice : one)));
  const move = (index: number, by: 1 | -1) => {
    const others = rows.filter((_, at) => at !== index);
    set([...others.slice(0, index + by), rows[index] ?? {}, ...others.slice(index + by)]);
  };
  const values = rows.map((one) => String(isRecord(one) ? one.value : ''));
  const add = () => {
    const number = row.value.type === 'integer' || row.value.type === 'number';
    const next: Json = isBoolean
      ? rows.length === 0
      : number
        ? rows.length + 1
        : freeName('answer', values);
    set([...rows, { value: next, label: ['', '', ''] }]);
  };
  return (
    <Fieldset id={id} label={label} help={help} error={error}>
      <ol className="stack-16">
        {rows.map((one, index) => (
          <li key={index}>
            <OneChoice
              {...{ row, keyword, index }}
              choice={isRecord(one) ? one : {}}
              others={values.filter((_, at) => at !== index)}
              onChange={(choice) => put(index, choice)}
            />
            <Box className="row" sx={{ gap: 0 }}>
              <Action
                name={t('Move answer {{number}} up', { number: index + 1 })}
                icon="up"
                isOff={index === 0}
                onClick={() => move(index, -1)}
              />
              <Action
                name={t('Move answer {{number}} down', { number: index + 1 })}
                icon="down"
                isOff={index === rows.length - 1}
                onClick={() => move(index, 1)}
              />
              <Action
                name={t('Delete answer {{number}}', { number: index + 1 })}
                icon="bin"
                onClick={() => {
                  const left = rows.filter((_, at) => at !== index);
                  set(left.length > 0 ? left : undefined);
                  say(t('Answer deleted. Undo brings it back.'));
                }}
              />
            </Box>
          </li>
        ))}
      </ol>
      {!(isBoolean && rows.length >= 2) && (
        <div>
          <Button size="small" startIcon={<PanelIcon shape="add" />} onClick={add}>
            {t('Add answer')}
          </Button>
        </div>
      )}
    </Fieldset>
  );
}

interface OneChoiceProps extends Pick<ControlProps, 'row' | 'keyword'> {
  readonly index: number;
  readonly choice: Values;
  readonly others: readonly string[];
  readonly onChange: (choice: Values) => void;
}

function OneChoice({ row, keyword, index, choice, others, onChange }: OneChoiceProps) {
  const { amend } = useDesigning();
  const { shared, kept } = useServiceParts();
  const { value } = choice;
  const path = [keyword, index, 'label'];
  const english = Array.isArray(choice.label) ? String(choice.label[2] ?? '') : '';
  return (
    <>
      <LanguageTexts
        row={row}
        path={path}
        label={t('Answer {{number}}', { number: index + 1 })}
        onText={(text) => written(row, path, text, shared)}
        onLeave={() => {
          // As of a question: what is sent is made of the English words, as long as nobody has written it.
          const made = nameFrom(english);
          if (kept?.has(row.id) || typeof value !== 'string' || !made || !MADE.test(value))
            return false;
          amend(written(row, [keyword, index, 'value'], freeName(made, others), shared));
          return true;
        }}
      />
      <Box sx={{ marginBlockStart: 1, maxInlineSize: '16rem' }}>
        {typeof value === 'boolean' ? (
          <p className="muted">{value ? t('Is sent as yes') : t('Is sent as no')}</p>
        ) : (
          <TextInput
            id={`${row.id}-${keyword}-${index}-value`}
            label={t('Is sent as')}
            value={String(value ?? '')}
            isNumber={typeof value === 'number'}
            onText={(text) => {
              const number = Number(text);
              const isNumber = typeof value === 'number' && text !== '' && Number.isFinite(number);
              onChange({ ...choice, value: isNumber ? number : text });
            }}
          />
        )}
      </Box>
    </>
  );
}

/** Values that were made when the answer was added. */
const MADE = /^(?:answer|first|second)[0-9]*$/u;
