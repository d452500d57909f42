import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FORM_FACTS, FORM_KINDS, type FormKind } from '../shared/forms';
import type { OpenedService } from '../shared/openService';
import { empty, fillIn } from './fillIn';
import { frames } from './FrameRow';
import type { ViewUse } from './Playground';
import { FRAME_WIDTHS, type FormWidth } from './view';

interface ToolbarProps {
  readonly opened: OpenedService | undefined;
  readonly use: ViewUse;
}

/** Renders the choice of forms and widths, and the actions for all forms at once. */
export function Toolbar({ opened, use: { view, change } }: ToolbarProps) {
  const put = (replace: (form: OpenedService) => Promise<void>) => () =>
    void (opened && replace(opened));
  return (
    <>
      <ToggleButtonGroup
        size="small"
        color="secondary"
        aria-label="Languages"
        value={view.forms}
        onChange={(_, forms: readonly FormKind[]) =>
          change({ forms: FORM_KINDS.filter((kind) => forms.includes(kind)) })
        }
      >
        {FORM_KINDS.map((kind) => (
          <ToggleButton key={kind} value={kind}>
            {FORM_FACTS[kind].name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="secondary"
        aria-label="Width"
        value={view.width}
        onChange={(_, width: FormWidth | null) => width && change({ width })}
      >
        {Object.keys(FRAME_WIDTHS).map((width) => (
          <ToggleButton key={width} value={width}>
            {width === 'phone' ? 'Phone' : 'Desktop'}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {opened && opened.records.length > 0 && (
        <TextField
          select
          size="small"
          label="Opened for"
          value={view.record}
          onChange={({ target }) => change({ record: target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">the sample</MenuItem>
          {opened.records.map((id) => (
            <MenuItem key={id} value={id}>
              {id}
            </MenuItem>
          ))}
        </TextField>
      )}
      <div className="line pg-acts">
        <Button size="small" variant="outlined" onClick={put(fillIn)}>
          Fill in sample
        </Button>
        <Button size="small" variant="outlined" onClick={put(empty)}>
          Empty
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() => frames().forEach((frame) => frame.goOn())}
        >
          Continue in all
        </Button>
      </div>
    </>
  );
}
