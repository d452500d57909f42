import type { Language } from '../../definition/text';
import type { Translate } from '../../definition/words';
import type { Words } from '../http/translations';
import { escapeHtml, tag } from './escapeHtml';
import type { SkeletonLayout } from './publicPage';

/** The content of a skeleton. */
export interface SkeletonContent {
  readonly look: SkeletonLayout;
  readonly title: string;
  /** The text below the title; may be empty. */
  readonly lead: string;
  /** The link back to the parent page. */
  readonly back?: { readonly href: string; readonly text: string } | undefined;
  /** The address of the large picture. */
  readonly picture?: string | undefined;
  /** The texts on the picture of a slide. */
  readonly slide?: { readonly title: string; readonly text: string; readonly action: string };
}

/**
 * Returns the skeleton that is shown until the scripts have started: the header's space, then the beginning of the
 * page. It uses the classes of the page that replaces it (src/site), so that nothing moves; its own styles are in
 * platform/look/firstSight.css.
 */
export const skeleton = (words: Words, language: Language, shown: SkeletonContent): string =>
  [
    '<div class="first-sight">',
    header(words),
    `<div class="first-page">${BODIES[shown.look](shown)}</div>`,
    reloadNotice(words[language]),
    '</div>',
  ].join('');

/** Returns what CSS shows after some seconds, for pages whose scripts do not load. */
const reloadNotice = (say: Translate): string =>
  `<p class="first-late">${escapeHtml(say('shell.slow', {}))} <a href="">${escapeHtml(say('shell.reload', {}))}</a></p>`;

const header = (words: Words): string =>
  [
    '<div class="header">',
    '<div class="contact-bar"><div class="contact-bar-row"></div></div>',
    '<div class="page header-row"><a class="header-home" href="/">',
    `<span class="logo">${MARK}${nameIn(words)}</span>`,
    '</a></div></div>',
  ].join('');

const MARK = tag('img', { src: '/favicon.svg', alt: '', width: '40', height: '40' });

/** In both scripts, in every language, as in the logo. */
function nameIn(words: Words): string {
  const [ku, en] = [words.ku('shell.brand', {}), words.en('shell.brand', {})].map(escapeHtml);
  return `<span class="logo-name" dir="rtl"><span lang="ckb">${ku}</span> <span lang="en">${en}</span></span>`;
}

const BODIES: Readonly<Record<SkeletonLayout, (shown: SkeletonContent) => string>> = {
  list: ({ title, lead }) =>
    `<div class="page plain-page">${heading(title)}${paragraph(lead, 'lead')}${LINES}</div>`,
  service: ({ title, lead, back }) =>
    `<div class="page service">${backTo(back)}${heading(title)}${paragraph(lead, 'service-intro')}${LINES}</div>`,
  article: ({ title, back, picture }) =>
    `<div class="page service first-article">${backTo(back)}${heading(title)}${picture ? photo(picture) : LINES}</div>`,
  slides: ({ title, lead, picture, slide }) =>
    picture && slide ? slideOf(title, picture, slide) : BODIES.list({ look: 'list', title, lead }),
};

/** Placeholder lines for what is still loading. */
const LINES = '<div class="first-lines" aria-hidden="true"><i></i><i></i><i></i></div>';

const heading = (title: string): string => `<h1 dir="auto">${escapeHtml(title)}</h1>`;

const paragraph = (text: string, name: string): string =>
  text === '' ? '' : `<p class="${name}">${escapeHtml(text)}</p>`;

const backTo = (back: SkeletonContent['back']): string =>
  back
    ? tag('a', { class: 'service-back', href: back.href }) + `${ARROW}${escapeHtml(back.text)}</a>`
    : '';

const ARROW =
  '<svg viewBox="0 0 24 24" class="icon icon-directed" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>';

const FIRST = { alt: '', fetchpriority: 'high' };

const photo = (src: string): string =>
  tag('img', { ...FIRST, class: 'first-photo', src, width: '640', height: '480' });

const slideOf = (
  title: string,
  src: string,
  slide: NonNullable<SkeletonContent['slide']>,
): string =>
  [
    '<div class="home-top">',
    `<h1 class="visually-hidden">${escapeHtml(title)}</h1>`,
    '<section class="home-carousel">',
    tag('img', { ...FIRST, class: SLIDE_PHOTO, src, width: '1440', height: '960' }),
    '<div class="page home-carousel-front"><div class="home-carousel-words">',
    `<div class="home-carousel-shown"><h2 dir="auto">${escapeHtml(slide.title)}</h2>`,
    ...linesOf(slide.text).map((line) => `<p dir="auto">${escapeHtml(line)}</p>`),
    '</div></div>',
    `<div class="home-carousel-foot"><a class="button" href="/ourservices">${escapeHtml(slide.action)}</a><i></i></div>`,
    '</div></section></div>',
  ].join('');

const SLIDE_PHOTO = 'home-carousel-photo home-carousel-shown';

const linesOf = (text: string): readonly string[] =>
  text.split(/\n+/u).filter((line) => line.trim() !== '');
