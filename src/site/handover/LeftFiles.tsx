interface LeftFilesProps {
  readonly text: string;
  readonly names: readonly string[];
}

/** Lists the files that are not taken along; nothing if there are none. */
export function LeftFiles({ text, names }: LeftFilesProps) {
  if (names.length === 0) return null;
  return (
    <div className="handover-note stack-8">
      <p>{text}</p>
      <ul>
        {names.map((name, index) => (
          <li key={index}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
