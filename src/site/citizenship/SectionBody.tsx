import { Paragraphs } from '../../platform/content/Paragraphs';
import { useWords } from '../../platform/content/useWords';
import type { TranslatedText } from '../../platform/content/translatedText';
import { TickList } from '../../skeleton/TickList';
import type { SectionContent } from './citizenshipType';

interface SectionBodyProps {
  readonly body: SectionContent;
  /** The id of the section's heading, which also labels the table. */
  readonly heading: string;
}

/** Renders the body of a section: a text, a list or a table. */
export function SectionBody({ body, heading }: SectionBodyProps) {
  if (body.kind === 'text') return <Paragraphs text={body.text} />;
  if (body.kind === 'list') return <Points points={body.points} />;
  return <Table rows={body.rows} heading={heading} />;
}

/** Renders points with ticks; if staff have numbered them, as numbered steps. */
function Points({ points }: { readonly points: readonly TranslatedText[] }) {
  const say = useWords();
  const texts = points.map(say);
  if (!texts.every((text) => NUMBER.test(text))) return <TickList points={texts} />;
  return (
    <ol className="citizenship-steps">
      {texts.map((text) => (
        <li key={text}>
          <span dir="auto">{text.replace(NUMBER, '')}</span>
        </li>
      ))}
    </ol>
  );
}

const NUMBER = /^\s*\d+[.)]\s*/u;

interface TableProps {
  readonly rows: readonly (readonly TranslatedText[])[];
  readonly heading: string;
}

/** Renders a table; a wide one scrolls inside its frame, also by keyboard. */
function Table({ rows, heading }: TableProps) {
  const say = useWords();
  const [head = [], ...body] = rows.map((row) => row.map(say));
  return (
    <div className="frame citizenship-table" role="region" aria-labelledby={heading} tabIndex={0}>
      <table className="data-table">
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
