// Addresses of video hosts are recognised, and players become the pages of their videos.
import { expect, test } from 'bun:test';
import { videoHost, videoPage } from './link-card.ts';

test('video hosts are recognised by their host name alone', () => {
  expect(videoHost('https://www.youtube.com/watch?v=x')).toBe('YouTube');
  expect(videoHost('https://youtu.be/x')).toBe('YouTube');
  expect(videoHost('https://player.vimeo.com/video/1')).toBe('Vimeo');
  for (const address of [
    'https://youtube.com.evil.example/x',
    'https://evil.example/youtube.com',
    'javascript:alert("youtube.com")',
    '/videos/a.mp4',
    '',
  ])
    expect(videoHost(address)).toBeNull();
});

test('the address of a video player becomes the address of its page', () => {
  expect(videoPage('https://www.youtube-nocookie.com/embed/abc-1?rel=0')).toBe(
    'https://www.youtube.com/watch?v=abc-1',
  );
  expect(videoPage('https://player.vimeo.com/video/12?h=3')).toBe('https://vimeo.com/12');
  expect(videoPage('https://youtu.be/x')).toBe('https://youtu.be/x');
});
