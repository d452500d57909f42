import './embed.css';
import { playerIn } from '../../definition/content/playerIn';

interface EmbedProps {
  /** Embed code as pasted by staff, or the URL of a video. */
  readonly html: string;
  /** Describes the video to screen readers. */
  readonly title: string;
  /** The visitor has already asked for the video, so no placeholder is shown. */
  readonly isWanted?: boolean;
}

/** Renders a video of an allowed host (definition/content/videoHosts) in our own iframe; nothing for any other HTML. */
export function Embed({ html, title, isWanted = false }: EmbedProps) {
  const player = playerIn(html);
  if (player === undefined) return null;
  return (
    <iframe
      className="embed"
      src={isWanted ? withAutoplay(player) : player}
      title={title}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      allow={`fullscreen; picture-in-picture; encrypted-media${isWanted ? '; autoplay' : ''}`}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

function withAutoplay(player: string): string {
  const address = new URL(player);
  address.searchParams.set('autoplay', '1');
  return address.href;
}
