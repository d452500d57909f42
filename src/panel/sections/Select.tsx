import { Fault } from '../content/editor/Fault';

interface SelectProps {
  readonly id: string;
  readonly label: string;
  /** Empty: nothing is chosen yet. */
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly name: string }[];
  readonly help?: string | undefined;
  readonly fault?: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** One of a few, or nothing yet. */
export function Select({ id, label, value, choices, help, fault, onChoose }: SelectProps) {
  const about = fault === undefined ? help && `${id}-help` : `${id}-fault`;
  return (
    <div className="pn-field">
      <label htmlFor={id} className="pn-label">
        {label}
      </label>
      <select
        id={id}
        className="pn-input"
        value={value}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={about}
        onChange={({ target }) => {
          if (target.value !== '') onChoose(target.value);
        }}
      >
        {value === '' && <option value="">Choose…</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
      <Fault id={`${id}-fault`} words={fault} />
      {fault === undefined && help && (
        <p id={`${id}-help`} className="pn-help">
          {help}
        </p>
      )}
    </div>
  );
}
