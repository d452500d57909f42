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
  const gone = chosen.filter((id) => !types.some((type) => isSameId(type.id, id))).map(String);
  const toggle = (id: string, isOn: boolean) =>
    act({
      do: 'set',
      id: node.id,
      path: ['typeIds'],
      value: isOn ? [...chosen, id] : chosen.filter((one) => !isSameId(one, id)),
    });
  const all = [
    ...types,
    ...gone.map((id) => ({ id, name: t('{{id}}: not offered here', { id }) })),
  ];
  return (
    <fieldset className="pn-field">
      <legend className="pn-label">{t('Shown for')}</legend>
      <div className="sb-ticks">
        {all.map(({ id, name }, index) => (
          <FormControlLabel
            key={id}
            label={<bdi>{name}</bdi>}
            control={
              <Checkbox
                {...(index === 0 && { id: nodeControlId(node.id, 'typeIds') })}
                checked={chosen.some((one) => isSameId(one, id))}
                onChange={({ target }) => toggle(id, target.checked)}
              />
            }
          />
        ))}
      </div>
      <FormHelperText error={gone.length > 0}>{wordsFor(chosen, gone)}</FormHelperText>
    </fieldset>
  );
}

function wordsFor(chosen: readonly Json[], gone: readonly string[]): string {
  if (gone.length > 0) return t('A type is ticked that is not offered here. Untick it.');
  return chosen.length === 0
    ? t('None ticked: the section is shown for every type.')
    : t('The section is shown for the ticked types only.');
}
