import Alert, { type AlertProps } from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';

interface ActionAlertProps extends Omit<AlertProps, 'action' | 'color'> {
  /** On its button. */
  readonly button: string;
  readonly color?: ButtonProps['color'];
  /** Left out: nothing can be done here. */
  readonly onPress?: (() => unknown) | false | undefined;
}

/** Renders an alert with what can be done about it. */
export const ActionAlert = ({ button, color, onPress, ...alert }: ActionAlertProps) => (
  <Alert
    {...alert}
    action={
      onPress && (
        <Button color={color} onClick={() => void onPress()}>
          {button}
        </Button>
      )
    }
  />
);
