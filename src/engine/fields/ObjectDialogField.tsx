import type { FieldProps } from '@rjsf/utils';
import { isRecord, type Path, type Values } from '../../definition/values';
import { fieldOptions } from '../rjsf/options';
import { fieldIn } from '../scope/fieldIn';
import { useScope } from '../scope/ScopeContext';
import { AnswerSummary } from './AnswerSummary';
import { DialogField, FormDialog } from './DialogField';
import { useChildScope } from './useChildScope';

/** An object whose fields are filled in inside a dialog (paper 2, section 2: the spouse's). */
export function ObjectDialogField({ fieldPathId, formData, onChange, uiSchema }: FieldProps) {
  const { path } = fieldPathId;
  const options = fieldOptions(uiSchema);
  const values = isRecord(formData) ? formData : undefined;
  return (
    <DialogField
      path={path}
      options={options}
      summary={values && <AnswerSummary path={path} values={values} />}
      renderDialog={(close) => (
        <ObjectDialog
          path={path}
          values={values}
          title={options.label}
          size={options.dialog}
          onSave={(saved) => onChange(saved, path)}
          onClose={close}
        />
      )}
    />
  );
}

const NO_FIELDS = { properties: {} };

interface ObjectDialogProps {
  readonly path: Path;
  readonly values: Values | undefined;
  readonly title: string;
  readonly size: ReturnType<typeof fieldOptions>['dialog'];
  readonly onSave: (values: Values) => void;
  readonly onClose: () => void;
}

function ObjectDialog({ path, values, ...dialog }: ObjectDialogProps) {
  const { scope } = useScope();
  const child = useChildScope(fieldIn(scope.shape, path) ?? NO_FIELDS, path, path, values);
  return <FormDialog child={child} {...dialog} />;
}
