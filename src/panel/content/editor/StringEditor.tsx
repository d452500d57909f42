import { memo } from 'react';
import type { StringField } from '../../../definition/model/field';
import { pick } from '../../../definition/language/text';
import type { Json } from '../../../definition/model/values';
import { useEditor } from './EditorContext';
import { Labelled } from './Labelled';
import { TextArea } from './TextArea';

interface StringFieldProps {
  readonly field: StringField;
  readonly path: string;
  readonly label: string;
  readonly value: Json | undefined;
}

const TYPES = { date: 'date', time: 'time', email: 'email', phone: 'tel', url: 'url' } as const;

/** A text that is the same in all languages: codes, dates and the like, which read left to right. */
export const StringEditor = memo(function StringField(props: StringFieldProps) {
  const { field, path, label, value } = props;
  const { set } = useEditor();
  const { format, widget, help } = field;
  const isPlain = format === undefined && widget === undefined;
  return (
    <Labelled path={path} label={label} help={help && pick(help, 'en')}>
      {(control) => {
        const input = {
          ...control,
          value: typeof value === 'string' ? value : '',
          dir: isPlain ? 'auto' : 'ltr',
          onChange: ({ target }: { readonly target: { readonly value: string } }) =>
            set(path, target.value),
        };
        if (widget === 'textarea') return <TextArea {...input} />;
        const type = format ? TYPES[format] : 'text';
        return <input type={type} className="pn-input" spellCheck={isPlain} {...input} />;
      }}
    </Labelled>
  );
});
