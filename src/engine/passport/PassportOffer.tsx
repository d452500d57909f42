import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { DescribedContent } from '../../definition/model/described';
import type { Reads } from '../../definition/model/field';
import { shapeAt } from '../../definition/model/fieldAt';
import { isRecord, type Path, valueAt, type Values } from '../../definition/model/values';
import type { Values as Read } from '../../mrz/values';
import { useAnswerWords } from '../answerWords';
import '../inputs/choice.css';
import { useScope, useScopeState } from '../scope/ScopeContext';
import { useTranslate } from '../useTranslate';
import { offeredRows, type OfferedRow } from './offeredRows';
import './passport.css';
import { useReadPassport } from './useReadPassport';

interface PassportOfferProps {
  /** The id of the photos' control. */
  readonly id: string;
  /** The path of the photos. */
  readonly path: Path;
  /** Photos that were chosen while the form is open. */
  readonly tokens: readonly string[];
  readonly reads: Reads['passport'];
}

/** Offers to fill in what the photo of a passport says, or says why it cannot be read. The focus stays where it is. */
export function PassportOffer({ id, path, tokens, reads }: PassportOfferProps) {
  const t = useTranslate();
  const { scope, environment } = useScope();
  const found = useReadPassport(tokens, environment.photoStore);
  const rowsIn = useOfferedRows(path, reads);
  const values = useScopeState((state) => state.values);
  const [closed, setClosed] = useState<{ readonly token: string; readonly isTaken: boolean }>();
  const status = useRef<HTMLParagraphElement>(null);
  const isTaken = closed?.isTaken === true && closed.token === found?.token;
  useLayoutEffect(() => {
    // The button is removed, and the focus with it.
    if (isTaken) status.current?.focus({ preventScroll: true });
  }, [isTaken]);
  const isOpen = found !== undefined && closed?.token !== found.token;
  const reply = isOpen ? found.reply : undefined;
  const read = reply && 'values' in reply ? reply.values : undefined;
  const rows = read ? rowsIn(values, read) : [];
  const close = () => {
    if (found) setClosed({ token: found.token, isTaken: false });
    document.getElementById(id)?.focus({ preventScroll: true });
  };
  const use = (replaced: ReadonlySet<string>) => {
    scope.pending.flushTexts();
    const wanted = read ? rowsIn(scope.store.getState().values, read) : [];
    const taken = wanted.filter(({ name, given }) => !given || replaced.has(name));
    for (const { name, answer } of taken) scope.set([...path.slice(0, -1), name], answer);
    if (found && taken.length > 0) setClosed({ token: found.token, isTaken: true });
    else close();
  };
  return (
    <div className="rg-passport">
      <div role="status">
        {isTaken && (
          <p ref={status} tabIndex={-1} className="rg-note">
            {t('form.passport.taken')}
          </p>
        )}
        {rows.length > 0 && (
          <p className="rg-passport-question" id={`${id}-passport`}>
            {t('form.passport.question')}
          </p>
        )}
        {reply && 'why' in reply && reply.why !== 'none' && (
          <p className="rg-note">
            {`${t(`form.passport.${reply.why}`)} ${t('form.passport.again')}`}
          </p>
        )}
      </div>
      {found && rows.length > 0 && (
        <Offer key={found.token} id={`${id}-passport`} rows={rows} onUse={use} onClose={close} />
      )}
    </div>
  );
}

/** Returns the function that finds what is offered beside some answers. */
function useOfferedRows(path: Path, reads: Reads['passport']) {
  const { shape, environment } = useScope();
  const words = useAnswerWords();
  const base = path.slice(0, -1);
  const fields = shapeAt(shape, base);
  const day = { today: environment.ports.today() };
  return (values: Values, read: Read): readonly OfferedRow[] => {
    const beside = base.length === 0 ? values : valueAt(values, base);
    return fields
      ? offeredRows(reads, read, fields, isRecord(beside) ? beside : {}, day, words)
      : [];
  };
}

interface OfferProps {
  /** The id of the question. */
  readonly id: string;
  readonly rows: readonly OfferedRow[];
  readonly onUse: (replaced: ReadonlySet<string>) => void;
  readonly onClose: () => void;
}

function Offer({ id, rows, onUse, onClose }: OfferProps) {
  const t = useTranslate();
  const [replaced, setReplaced] = useState<ReadonlySet<string>>(new Set());
  const toggle = (name: string) => {
    const next = new Set(replaced);
    if (!next.delete(name)) next.add(name);
    setReplaced(next);
  };
  const different = rows.filter(({ given }) => given);
  return (
    <div className="rg-notice" role="group" aria-labelledby={id}>
      <dl className="rg-passport-rows">
        {rows
          .filter(({ given }) => !given)
          .map((row) => (
            <Detail key={row.name} label={row.label} content={row.content}>
              {row.isName && <span className="rg-note">{t('form.passport.spelling')}</span>}
            </Detail>
          ))}
      </dl>
      {different.length > 0 && <p>{t('form.passport.differs')}</p>}
      {different.map(({ name, label, given, content, isName }) => (
        <div key={name} className="rg-passport-different">
          <p>{label}</p>
          <dl className="rg-passport-rows">
            {given && <Detail label={t('form.passport.given')} content={given} />}
            <Detail label={t('form.passport.read')} content={content}>
              {isName && <span className="rg-note">{t('form.passport.spelling')}</span>}
            </Detail>
          </dl>
          <label className="rg-radio line">
            <input
              type="checkbox"
              className="rg-radio-mark"
              checked={replaced.has(name)}
              aria-label={`${t('form.passport.replace')}: ${label}`}
              onChange={() => toggle(name)}
            />
            <span>{t('form.passport.replace')}</span>
          </label>
        </div>
      ))}
      <div className="row">
        <button
          type="button"
          className="rg-button rg-button-outlined"
          onClick={() => onUse(replaced)}
        >
          {t('form.passport.use')}
        </button>
        <button type="button" className="rg-button rg-button-quiet" onClick={onClose}>
          {t('form.passport.close')}
        </button>
      </div>
    </div>
  );
}

interface DetailProps {
  readonly label: string;
  readonly content: DescribedContent;
  readonly children?: ReactNode;
}

/** Renders a detail; names and numbers of passports read left to right. */
const Detail = ({ label, content, children }: DetailProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {content.kind === 'text' && <bdi {...(content.code && { dir: 'ltr' })}>{content.text}</bdi>}
      {children}
    </dd>
  </div>
);
