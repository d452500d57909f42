import './embed.css';
import { playerIn } from './playerIn';

interface EmbedProps {
  /** Embed code as staff paste it, or the address of a video. */
  readonly html: string;
  /** What the video is about, for those who do not see it. */
  readonly title: string;
}

/** A video of a host on the list (definition/videoHosts), in a frame of our own making; else nothing. */
export function Embed({ html, title }: EmbedProps) {
  const player = playerIn(html);
  if (player === undefined) return null;
  return (
    <iframe
      className="embed"
      src={player}
      title={title}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      allow="fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
