import { describe, expect, it } from 'vitest';
import { playerAddress, VIDEO_ORIGINS } from '../../src/definition/content/videoHosts';

const TUBE = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';
const VIMEO = 'https://player.vimeo.com/video/76979871';

describe('playerAddress', () => {
  it.each<[address: string, player: string]>([
    ['https://www.youtube.com/embed/aqz-KE-bpKQ', TUBE],
    ['http://youtube.com/embed/aqz-KE-bpKQ', TUBE],
    ['//www.youtube.com/embed/aqz-KE-bpKQ', TUBE],
    ['https://WWW.YouTube.com/embed/aqz-KE-bpKQ', TUBE],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', TUBE],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', TUBE],
    ['https://www.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ', TUBE],
    ['https://youtu.be/aqz-KE-bpKQ?si=track', TUBE],
    ['https://m.youtube.com/shorts/aqz-KE-bpKQ', TUBE],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=30&autoplay=1&onload=x', `${TUBE}?start=30`],
    ['https://player.vimeo.com/video/76979871', VIMEO],
    ['https://vimeo.com/76979871', VIMEO],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1', `${VIMEO}?h=8272103f6e`],
  ])('plays %s from %s', (address, player) => {
    expect(playerAddress(address)).toBe(player);
    expect(VIDEO_ORIGINS).toContain(new URL(player).origin);
  });

  it.each([
    '',
    'aqz-KE-bpKQ',
    'javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'https://example.com/embed/aqz-KE-bpKQ',
    'https://www.youtube.com.example.com/embed/aqz-KE-bpKQ',
    'https://example.com/www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube.com@example.com/embed/aqz-KE-bpKQ',
    'https://example.com?https://youtu.be/aqz-KE-bpKQ',
    'https://youtu.be.example.com/aqz-KE-bpKQ',
    'https://www.youtube.com/embed/../redirect',
    'https://www.youtube.com/embed/aqz"onload="x',
    'https://www.youtube.com/redirect?q=https://example.com',
    'https://vimeo.com/channels/staffpicks',
  ])('rejects %j', (address) => {
    expect(playerAddress(address)).toBeUndefined();
  });
});
