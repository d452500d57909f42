import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DescribedContent } from '../../definition/model/described';
import type { Reads } from '../../definition/model/field';
import { shapeAt } from '../../definition/model/fieldAt';
import { isRecord, type Path, valueAt, type Values } from '../../definition/model/values';
import { useAnswerWords } from '../answerWords';
import '../inputs/choice.css';
import type { LocalPhotoStore } from '../inputs/localPhotoStore';
import { answersAround } from '../scope/entry';
import { useScope, useScopeState } from '../scope/ScopeContext';
import { useTranslate } from '../useTranslate';
import { passportRows, type PassportRow } from './passportRows';
import { beginReading, closeReading, useReadings } from './readings';
import './passport.css';

interface PassportOfferProps {
  /** The id of the control of the photo. */
  readonly id: string;
  /** The path of the field that has it read. */
  readonly path: Path;
  /** Photos that were chosen while the form is open. */
  readonly tokens: readonly string[];
  readonly reads: Reads['passport'];
}

/** Offers to fill in what the photo of a passport says, or says why it cannot be read. The focus stays where it is. */
export function PassportOffer({ id, path, tokens, reads }: PassportOfferProps) {
  const t = useTranslate();
  const words = useAnswerWords();
  const { scope, shape, environment } = useScope();
  const { token, reply } = useReadPassport(tokens, environment.photoStore) ?? {};
  const current = useScopeState((state) => state.values);
  const isClosed = useReadings(({ closed }) => token !== undefined && closed.has(token));
  const [taken, setTaken] = useState<string>();
  const status = useRef<HTMLParagraphElement>(null);
  const isTaken = taken !== undefined && taken === token;
  useLayoutEffect(() => {
    // The button is removed, and the focus with it.
    if (isTaken) status.current?.focus({ preventScroll: true });
  }, [isTaken]);
  const base = path.slice(0, -1);
  const rowsBeside = (values: Values) => {
    const fields = shapeAt(shape, base);
    const beside = base.length === 0 ? values : valueAt(values, base);
    if (isClosed || !fields || !reply || !('values' in reply)) return [];
    const day = { today: environment.ports.today() };
    const given = isRecord(beside) ? beside : {};
    const root = answersAround(scope, values, [...scope.prefix, ...base]);
    return passportRows(reads, reply.values, fields, given, day, words, root).filter(
      ({ isSame }) => !isSame,
    );
  };
  const close = (isUsed: boolean) => {
    if (token === undefined) return;
    closeReading(token);
    if (isUsed) setTaken(token);
    else document.getElementById(id)?.focus({ preventScroll: true });
  };
  const use = (replaced: ReadonlySet<string>) => {
    scope.pending.flushTexts();
    const rows = rowsBeside(scope.store.getState().values).filter(
      ({ name, isFree }) => isFree || replaced.has(name),
    );
    for (const { name, answer } of rows) scope.set([...base, name], answer);
    close(rows.length > 0);
  };
  const rows = rowsBeside(current);
  const why = !isClosed && reply && 'why' in reply && reply.why !== 'none' && reply.why;
  return (
    <div className="rg-passport">
      <div role="status">
        {isTaken && (
          <p ref={status} tabIndex={-1} className="rg-note">
            {t('form.passport.taken')}
          </p>
        )}
        {rows.length > 0 && (
          <p className="rg-passport-strong" id={`${id}-passport`}>
            {t('form.passport.question')}
          </p>
        )}
        {why && (
          <p className="rg-note">{`${t(`form.passport.${why}`)} ${t('form.passport.again')}`}</p>
        )}
      </div>
      {rows.length > 0 && (
        <Offer
          key={token}
          id={`${id}-passport`}
          rows={rows}
          onUse={use}
          onClose={() => close(false)}
        />
      )}
    </div>
  );
}

/**
 * Reads photos once they are prepared. Returns the reply to the last passport that was read, else the last reason why a
 * photo could not be.
 */
function useReadPassport(tokens: readonly string[], photoStore: LocalPhotoStore) {
  const replies = useReadings((state) => state.replies);
  useEffect(() => {
    const begin = () => {
      for (const token of tokens) {
        const file = photoStore.get(token)?.file;
        if (file) beginReading(token, file);
      }
    };
    begin();
    return photoStore.subscribe(begin);
  }, [tokens, photoStore]);
  const latest = tokens
    .map((token) => ({ token, reply: replies.get(token) }))
    .reverse()
    .filter(({ reply }) => reply && !('kind' in reply && reply.kind !== 'TD3'));
  return latest.find(({ reply }) => reply && 'values' in reply) ?? latest[0];
}

interface OfferProps {
  /** The id of the question. */
  readonly id: string;
  readonly rows: readonly PassportRow[];
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
  const fresh = rows.filter(({ isFree }) => isFree);
  const different = rows.filter(({ isFree }) => !isFree);
  return (
    <div className="rg-notice stack-8" role="group" aria-labelledby={id}>
      {fresh.length > 0 && (
        <dl className="stack-8">
          {fresh.map((row) => (
            <Detail key={row.name} {...row} />
          ))}
        </dl>
      )}
      {different.length > 0 && <p>{t('form.passport.differs')}</p>}
      {different.map((row) => (
        <div key={row.name}>
          <p className="rg-passport-strong">{row.label}</p>
          <dl className="stack-8">
            {row.given && <Detail label={t('form.passport.given')} content={row.given} />}
            <Detail {...row} label={t('form.passport.read')} />
          </dl>
          <label className="rg-radio line">
            <input
              type="checkbox"
              className="rg-radio-mark"
              checked={replaced.has(row.name)}
              aria-label={`${t('form.passport.replace')}: ${row.label}`}
              onChange={() => toggle(row.name)}
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
  readonly isName?: boolean;
}

/** Renders a detail; codes read left to right. Names have no check digit. */
function Detail({ label, content, isName = false }: DetailProps) {
  const t = useTranslate();
  if (content.kind !== 'text') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi {...(content.code && { dir: 'ltr' })}>{content.text}</bdi>
        {isName && <span className="rg-note">{t('form.passport.spelling')}</span>}
      </dd>
    </div>
  );
}
