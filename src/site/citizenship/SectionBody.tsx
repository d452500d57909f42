import { Paragraphs } from '../../platform/content/Paragraphs';
import { useWords } from '../../platform/content/useWords';
import type { Words } from '../../platform/content/words';
import type { Body } from './citizenshipType';

interface SectionBodyProps {
  readonly body: Body;
  /** The id of the section's heading, which names the table, too. */
  readonly heading: string;
}

/** A section of the overview, as the text, the list or the table that it is. */
export function SectionBody({ body, heading }: SectionBodyProps) {
  if (body.kind === 'text') return <Paragraphs text={body.text} />;
  if (body.kind === 'list') return <Points points={body.points} />;
  return <Table rows={body.rows} heading={heading} />;
}

function Points({ points }: { readonly points: readonly Words[] }) {
  const say = useWords();
  return (
    <ul className="citizenship-points">
      {[...new Set(points.map(say))].map((point) => (
        <li key={point}>
          <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
            <path d="M5 12.5l4.5 4.5L19 7.5" />
          </svg>
          <span dir="auto">{point}</span>
        </li>
      ))}
    </ul>
  );
}

interface TableProps {
  readonly rows: readonly (readonly Words[])[];
  readonly heading: string;
}

/** Wide tables scroll by themselves, with the keyboard as well. */
function Table({ rows, heading }: TableProps) {
  const say = useWords();
  const [head = [], ...body] = rows.map((row) => row.map(say));
  return (
    <div className="citizenship-table" role="region" aria-labelledby={heading} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" dir="auto">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, number) => (
            <tr key={number}>
              {row.map((cell, column) => (
                <td key={column} dir="auto">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
