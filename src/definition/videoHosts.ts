/**
 * The players that content may embed: what cleans embeds lets through no other host, and the policy of
 * the pages frames no other.
 */
export const VIDEO_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com'] as const;
