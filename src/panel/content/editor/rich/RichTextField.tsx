import Box from '@mui/material/Box';
import { LANGUAGES, type Language } from '../../../../definition/model/text';
import { type EditedField, editorControlId, useEditor, useLanguageErrors } from '../EditorContext';
import { FieldGroup } from '../FieldGroup';
import { useEditedLanguages } from '../../../data/texts/editedLanguage';
import { noteOf, toText, withLanguage } from '../../../data/texts/languageTexts';
import './rich.css';
import '../../../../platform/embed/richText.css';
import { EditorContent, useEditor as useRichEditor } from '@tiptap/react';
import { StarterKit, type StarterKitOptions } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { LANGUAGE_NAMES } from '../../../../contract/staffWords';
import { useHeldReport } from '../../../../engine/inputs/useHeldReport';
import { afterPointerPress } from '../../../../engine/dom/pointerPress';
import { toHtml } from '../../../../platform/embed/richText';
import { languageAttributes } from '../../../../definition/language/languageFacts';
import { pastedHtml } from './pastedHtml';
import { toStored } from './richDocument';
import { FormatToolbar } from './FormatToolbar';
import { inList } from '../../../language/panelLanguage';
import { t } from '../../../language/t';

/** Characters beyond which a text fills a page. */
const PAGE = 4500;

/** A text in three languages that may be formatted: bold, headings, lists and links. */
export function RichTextField({ path, label, value, field }: EditedField) {
  const { set } = useEditor();
  const errors = useLanguageErrors(path);
  const longest = ('maxLength' in field && field.maxLength) || 0;
  const text = toText(value);
  const languages = useEditedLanguages();
  return (
    <FieldGroup
      className="pn-translated"
      path={path}
      label={label}
      data-alone={languages.length === 1 || undefined}
    >
      <div className="pn-translated-inputs stack">
        {languages.map((language) => {
          const index = LANGUAGES.indexOf(language);
          return (
            <RichInput
              key={language}
              id={editorControlId(`${path}.${index}`)}
              label={label}
              language={language}
              text={text[index] ?? ''}
              error={errors[index]}
              note={noteOf(text, language)}
              isLong={longest > PAGE}
              onText={(next) => set(path, withLanguage(text, language, next))}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}

// TipTap uses it; Firefox has it since version 104.
if (!('findLast' in Array.prototype)) {
  Object.defineProperty(Array.prototype, 'findLast', {
    configurable: true,
    writable: true,
    value<T>(this: readonly T[], isMeant: (one: T) => boolean): T | undefined {
      return this.filter((one) => isMeant(one)).at(-1);
    },
  });
}

/** What a text may hold: no more than the public pages show (platform/snackbar/sanitise). */
const richEditor: Partial<StarterKitOptions> = {
  heading: { levels: [2] },
  blockquote: false,
  codeBlock: false,
  horizontalRule: false,
  link: {
    autolink: true,
    openOnClick: false,
    defaultProtocol: 'https',
    protocols: ['http', 'https', 'mailto', 'tel'],
    HTMLAttributes: { target: null, rel: null, class: null },
  },
};

interface RichInputProps {
  readonly id: string;
  readonly label: string;
  readonly language: Language;
  readonly text: string;
  readonly error: string | undefined;
  /** That the text is missing, or only copied. */
  readonly note: string | undefined;
  /** It may fill a page. */
  readonly isLong: boolean;
  readonly onText: (text: string) => void;
}

const EXTENSIONS = [StarterKit.configure(richEditor)];

/** A formatted text in one language. It is stored anew only when somebody edits it. */
function RichInput(props: RichInputProps) {
  const { id, label, language, text, error, note, isLong, onText } = props;
  /** What was reported since the record was last drawn: it comes back some keys later. */
  const ours = useRef([text]);
  const { hold, commit, drop } = useHeldReport((next) => {
    ours.current.push(next);
    onText(next);
  });
  const editor = useRichEditor({
    extensions: EXTENSIONS,
    content: toHtml(text),
    injectCSS: false,
    editorProps: {
      transformPastedHTML: pastedHtml,
      attributes: {
        id,
        class: 'pn-rich-text rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': inList([label, t(LANGUAGE_NAMES[language])]),
        'aria-describedby': `${id}-note`,
        ...(error !== undefined && { 'aria-invalid': 'true' }),
        ...languageAttributes(language),
      },
    },
    onUpdate: ({ editor: now }) => hold(toStored(now.getJSON(), () => now.getHTML())),
    onBlur: () => afterPointerPress(commit),
  });
  useEffect(() => {
    const place = ours.current.lastIndexOf(text);
    if (place >= 0) {
      ours.current.splice(0, place);
      return;
    }
    // From elsewhere: an edit that was kept, or a colleague's.
    drop();
    ours.current = [text];
    editor.commands.setContent(toHtml(text), { emitUpdate: false });
  }, [editor, text, drop]);
  return (
    <div
      className="pn-rich"
      data-invalid={error !== undefined || undefined}
      data-long={isLong || undefined}
      data-noted={note !== undefined || undefined}
    >
      <Box
        component="span"
        sx={{
          paddingBlockStart: 0.75,
          paddingInline: 1.75,
          color: 'var(--rega-muted)',
          fontSize: '0.75rem',
        }}
        aria-hidden="true"
      >
        {t(LANGUAGE_NAMES[language])}
      </Box>
      <FormatToolbar editor={editor} name={t(LANGUAGE_NAMES[language])} />
      <EditorContent editor={editor} />
      <p id={`${id}-note`} className={error ? 'pn-error' : 'pn-rich-note'}>
        {error || note}
      </p>
    </div>
  );
}
