import { Fault } from '../content/editor/Fault';

interface SelectProps {
  readonly id: string;
  readonly label: string;
  /** Empty if nothing is selected yet. */
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly name: string }[];
  readonly help?: string | undefined;
  readonly issue?: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** Renders a select with an optional empty state. */
export function Select({ id, label, value, choices, help, issue, onChoose }: SelectProps) {
  const about = issue === undefined ? help && `${id}-help` : `${id}-fault`;
  return (
    <div className="pn-field">
      <label htmlFor={id} className="pn-label">
        {label}
      </label>
      <select
        id={id}
        className="pn-input"
        value={value}
        aria-invalid={issue === undefined ? undefined : true}
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
      <Fault id={`${id}-fault`} words={issue} />
      {issue === undefined && help && (
        <p id={`${id}-help`} className="pn-help">
          {help}
        </p>
      )}
    </div>
  );
}
