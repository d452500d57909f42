import { Icon } from '../../skeleton/Icon';

/** Renders the mark of items that staff recommend (docs/requirements.md, P9). */
export function Recommended({ words }: { readonly words: string }) {
  return (
    <span className="recommended">
      <Icon path="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z" />
      {words}
    </span>
  );
}
