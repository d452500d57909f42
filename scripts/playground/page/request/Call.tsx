import type { SubmitRequest } from '../../../../src/definition/payload/submitRequest';
import type { NamedFile } from '../../../../src/engine/ports';
import { Json } from './Json';
import { fileWords } from './requestHead';

interface CallProps {
  readonly head: readonly string[];
  readonly request: SubmitRequest;
  readonly fileOf: (token: string) => NamedFile | undefined;
}

/** Shows the HTTP request of a submission, without boundaries and file contents. */
export function Call({ head, request, fileOf }: CallProps) {
  return (
    <div className="pg-code pg-call" tabIndex={0} role="region" aria-label="The call">
      <pre>{head.join('\n')}</pre>
      {request.encoding === 'json' ? (
        <Json value={request.json} />
      ) : (
        <dl className="pg-parts">
          {request.parts.map((part, index) => (
            <div key={index}>
              <dt>{part.name}</dt>
              <dd>
                {'text' in part ? (
                  <bdi className="pg-text">{part.text}</bdi>
                ) : (
                  <span className="pg-value">{fileWords(fileOf(part.file))}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
