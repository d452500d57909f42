import { CodeLine } from '../source/CodeLine';

/** Renders formatted JSON. */
export function Json({ value }: { readonly value: unknown }) {
  return (
    <pre className="pg-json">
      {JSON.stringify(value, null, 2)
        .split('\n')
        .map((line, index) => (
          <div key={index}>
            <CodeLine text={line} />
          </div>
        ))}
    </pre>
  );
}
