import './lists.css';

interface FilterSelectProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
  readonly className?: string;
}

/** Renders a filter or the order of a list: a choice with its label. */
export function FilterSelect(props: FilterSelectProps) {
  const { id, label, value, options, onChange, className } = props;
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
