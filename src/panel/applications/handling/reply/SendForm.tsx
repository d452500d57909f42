import type { ReactNode } from 'react';
import { SavingForm } from '../../../data/fields/SavingForm';
import { useRun } from '../../../data/useRun';
import { AskButtons, type Labels } from './AskButtons';
import type { Message } from './useMessage';

interface SendFormProps<T> {
  readonly className: string;
  /** Outlives the form: it shows the link of a message that the browser has not opened. */
  readonly message: Message;
  /** The text of the button that sends without a message. */
  readonly button: string;
  readonly labels?: Labels;
  readonly isReady: boolean;
  readonly send: () => Promise<T>;
  /** Returns the message about what was sent. */
  readonly textOf: (sent: T) => string;
  readonly onSent: (sent: T) => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Renders a form that sends something to the applicant, alone or with a message about it. */
export function SendForm<T>(props: SendFormProps<T>) {
  const { className, message, button, labels, isReady, onCancel, children } = props;
  const saving = useRun();
  const run = (channel?: 'whatsapp' | 'email') =>
    saving.run(async () => {
      if (!isReady) return;
      let sent: { readonly value: T } | undefined;
      const send = async () => {
        sent = { value: await props.send() };
        return props.textOf(sent.value);
      };
      try {
        await (channel ? message.open(channel, send) : send());
      } finally {
        // Also if there is no link: it was sent.
        if (sent) props.onSent(sent.value);
      }
    });
  return (
    <SavingForm
      {...{ saving, button, className }}
      onSave={() => run()}
      disabled={!isReady}
      other={
        <AskButtons
          {...{ message, labels, onCancel }}
          disabled={!isReady}
          busy={saving.busy}
          onAsk={(by) => void run(by)}
        />
      }
    >
      {children}
    </SavingForm>
  );
}
