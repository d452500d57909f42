import type { OpenedService } from '../shared/openService';
import { FORM_FACTS, FORM_KINDS, type FormKind } from '../shared/forms';
import { fillIn, empty } from './frames/fillIn';
import { changeDraft, goOnEverywhere } from './frames/frameCalls';
import type { ViewUse } from './useView';
import type { FormWidth } from './view';

const WIDTHS: readonly (readonly [FormWidth, name: string])[] = [
  ['phone', 'Phone'],
  ['desktop', 'Desktop'],
];

interface ToolbarProps {
  readonly opened: OpenedService | undefined;
  readonly use: ViewUse;
  /** Called after the toolbar has changed the draft. */
  readonly onChanged: () => void;
}

/** Renders the choice of forms and widths, and the actions for all forms at once. */
export function Toolbar({ opened, use, onChanged }: ToolbarProps) {
  const { forms, width } = use.view;
  const toggle = (kind: FormKind) =>
    use.change({
      forms: FORM_KINDS.filter((each) => forms.includes(each) !== (each === kind)),
    });
  const put = (change: (form: OpenedService) => Promise<void>) => {
    if (opened) void changeDraft(() => change(opened)).then(onChanged);
  };
  return (
    <div className="pg-toolbar" role="group" aria-label="Forms shown">
      <fieldset className="pg-choices">
        <legend className="pg-unseen">Languages</legend>
        {FORM_KINDS.map((kind) => (
          <label key={kind} className="pg-choice">
            <input type="checkbox" checked={forms.includes(kind)} onChange={() => toggle(kind)} />
            {FORM_FACTS[kind].name}
          </label>
        ))}
      </fieldset>
      <fieldset className="pg-choices">
        <legend className="pg-unseen">Width</legend>
        {WIDTHS.map(([each, name]) => (
          <label key={each} className="pg-choice">
            <input
              type="radio"
              name="width"
              checked={width === each}
              onChange={() => use.change({ width: each })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {opened && opened.records.length > 0 && <RecordChoice opened={opened} use={use} />}
      <div className="pg-acts">
        <button type="button" className="pg-button" onClick={() => put(fillIn)}>
          Fill in sample
        </button>
        <button type="button" className="pg-button" onClick={() => put(empty)}>
          Empty
        </button>
        <button type="button" className="pg-button" onClick={goOnEverywhere}>
          Continue in all
        </button>
      </div>
    </div>
  );
}

function RecordChoice({ opened, use }: { readonly opened: OpenedService; readonly use: ViewUse }) {
  return (
    <label className="pg-record">
      Opened for
      <select
        value={use.view.record}
        onChange={({ target }) => use.change({ record: target.value })}
      >
        <option value="">the sample</option>
        {opened.records.map((id) => (
          <option key={id} value={id}>
            {id}
          </option>
        ))}
      </select>
    </label>
  );
}
