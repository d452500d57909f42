import TextField from '@mui/material/TextField';
import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { type Language, LANGUAGES, type Text } from '../../../definition/model/text';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { languageAttributes } from '../../../definition/language/languageFacts';
import { useEditedLanguages } from './editedLanguage';
import { noteOf, onOneLine } from './languageTexts';
import { useTypedText } from './useTypedText';
import './texts.css';
import { t } from '../../language/t';

interface LanguagesProps {
  /** The id of the first control, without the number of the language. */
  readonly id: string;
  readonly label: string;
  readonly text: Text;
  /**
   * How many lines a text of several shows at least; with 1 it is one line, however many it takes on the screen. Undefined:
   * one line, cut off at the end of the control.
   */
  readonly rows: number | undefined;
  readonly errors: readonly (string | undefined)[];
  readonly onText: (language: Language, text: string) => void;
  readonly onLeave?: () => void;
  /** Reports each key. */
  readonly isLive?: boolean;
}

interface ThreeLanguagesProps extends LanguagesProps {
  /** The id of the group; omitted: nothing leads there. */
  readonly groupId?: string;
  readonly describedBy: string | undefined;
  /** Between the label and the inputs. */
  readonly help?: ReactNode;
}

/** A text in the languages that are edited, side by side; what is missing, or only copied, says so. */
export function ThreeLanguages({ groupId, describedBy, help, ...props }: ThreeLanguagesProps) {
  const languages = useEditedLanguages();
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const { id, label, text, rows, errors, isLive } = props;
  return (
    <fieldset
      className="pn-field pn-translated"
      data-alone={languages.length === 1 || undefined}
      id={groupId}
      tabIndex={groupId === undefined ? undefined : -1}
      aria-describedby={describedBy}
    >
      <legend className="pn-label">{props.label}</legend>
      {help}
      <div className="pn-translated-inputs stack">
        {languages.map((language) => (
          <OneLanguage
            key={language}
            {...{ id, label, language, rows, isLive, latest }}
            isAlone={languages.length === 1}
            text={text[LANGUAGES.indexOf(language)] ?? ''}
            note={noteOf(text, language)}
            error={errors[LANGUAGES.indexOf(language)]}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface OneLanguageProps extends Pick<LanguagesProps, 'id' | 'label' | 'rows' | 'isLive'> {
  readonly language: Language;
  readonly text: string;
  readonly note: string | undefined;
  readonly error: string | undefined;
  readonly latest: RefObject<Pick<LanguagesProps, 'onText' | 'onLeave'>>;
  /** No other language is on the screen: the input has the label of the text. */
  readonly isAlone: boolean;
}

/** Is drawn only if its own text is another: a form may have many of them. */
const OneLanguage = memo(function OneLanguage(props: OneLanguageProps) {
  const { id, label, language, isAlone, text, note, error, rows, isLive, latest } = props;
  const index = LANGUAGES.indexOf(language);
  const typed = useTypedText(
    text,
    (next) => latest.current.onText(language, rows === 1 ? onOneLine(next) : next),
    undefined,
    isLive,
  );
  return (
    <TextField
      id={`${id}.${index}`}
      fullWidth
      {...(rows !== undefined && { multiline: true, minRows: rows, maxRows: 24 })}
      label={
        <>
          <span className="visually-hidden">
            {label}, {isAlone && t(LANGUAGE_NAMES[language])}
          </span>
          {isAlone ? <span aria-hidden="true">{label}</span> : t(LANGUAGE_NAMES[language])}
        </>
      }
      value={typed.text}
      error={error !== undefined}
      color={note === undefined ? 'primary' : 'warning'}
      focused={note === undefined ? undefined : true}
      helperText={error || note}
      slotProps={{ htmlInput: languageAttributes(language) }}
      onChange={({ target }) => typed.type(target.value)}
      onBlur={() => {
        typed.leave();
        latest.current.onLeave?.();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        typed.commit();
        if (rows === 1) event.preventDefault();
      }}
    />
  );
});
