import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { isSameId } from '../../definition/sections/fields';
import type { Json } from '../../definition/model/values';
import { useBuilder } from './builder';
import { nodeControlId } from './nodeControlId';
import { type Node, saysOf } from './sectionsDraft';
import { t } from '../language/t';

/** Renders a check box for each type that a section may be limited to; all types if none is ticked. */
export function TypeIds({ node }: { readonly node: Node }) {
  const { types, act } = useBuilder();
  const { typeIds } = saysOf(node);
  const chosen: readonly Json[] = Array.isArray(typeIds) ? typeIds : [];
  if (!types || (types.length === 0 && chosen.length === 0)) return null;
  const gone = chosen.filter((one) => !types.some((type) => isSameId(type.id, one))).map(String);
  const id = nodeControlId(node.id, 'typeIds');
  const toggle = (type: string, isOn: boolean) =>
    act({
      do: 'set',
      id: node.id,
      path: ['typeIds'],
      value: isOn ? [...chosen, type] : chosen.filter((one) => !isSameId(one, type)),
    });
  const all = [
    ...types,
    ...gone.map((one) => ({ id: one, name: t('{{id}}: not offered here', { id: one }) })),
  ];
  return (
    <fieldset className="pn-field" aria-describedby={`${id}-help`}>
      <legend className="pn-label">{t('Shown for')}</legend>
      <div className="sb-ticks row">
        {all.map((type, index) => (
          <FormControlLabel
            key={type.id}
            label={<bdi>{type.name}</bdi>}
            control={<Checkbox {...(index === 0 && { id })} />}
            checked={chosen.some((one) => isSameId(one, type.id))}
            onChange={(_, isOn) => toggle(type.id, isOn)}
          />
        ))}
      </div>
      <FormHelperText id={`${id}-help`} error={gone.length > 0}>
        {wordsFor(chosen, gone)}
      </FormHelperText>
    </fieldset>
  );
}

function wordsFor(chosen: readonly Json[], gone: readonly string[]): string {
  if (gone.length > 0) return t('A type is ticked that is not offered here. Untick it.');
  return chosen.length === 0
    ? t('None ticked: the section is shown for every type.')
    : t('The section is shown for the ticked types only.');
}
