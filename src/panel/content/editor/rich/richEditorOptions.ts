import type { StarterKitOptions } from '@tiptap/starter-kit';

/** What a text may hold: no more than the public pages show (platform/snackbar/sanitise). */
export const richEditor: Partial<StarterKitOptions> = {
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
