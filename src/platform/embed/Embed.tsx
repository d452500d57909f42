import './embed.css';
import { playerIn } from './playerIn';

interface EmbedProps {
  /** Embed code as staff paste it, or the address of a video. */
  readonly html: string;
  /** What the video is about, for those who do not see it. */
  readonly title: string;
  /** The visitor has asked for it: it need not be asked for once more. */
  readonly isWanted?: boolean;
}

/** A video of a host on the list (definition/videoHosts), in a frame of our own making; else nothing. */
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
