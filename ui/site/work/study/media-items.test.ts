import { expect, test } from 'bun:test';
import { isMediaPair, type MediaSource, mediaItems } from './media-items.ts';

const study = (media: Partial<MediaSource>): MediaSource => ({
  title: 'Velmoor',
  mediaImages: [],
  mediaAlts: [],
  mediaVideos: [],
  mediaCaptions: [],
  ...media,
});

test('an image without stored alt is named by client and position', () => {
  const items = mediaItems(
    study({ mediaImages: ['/a.jpg', '/b.jpg', '/c.jpg'], mediaAlts: ['Yarn', ' '] }),
  );
  expect(items).toEqual([
    { kind: 'image', src: '/a.jpg', alt: 'Yarn', altStandsIn: false },
    { kind: 'image', src: '/b.jpg', alt: 'Velmoor - Image 2', altStandsIn: true },
    { kind: 'image', src: '/c.jpg', alt: 'Velmoor - Image 3', altStandsIn: true },
  ]);
});

test('captions are matched to films by position', () => {
  const items = mediaItems(
    study({ mediaVideos: ['/a.mp4', '/b.mp4'], mediaCaptions: ['Mending'] }),
  );
  expect(items).toEqual([
    { kind: 'video', src: '/a.mp4', caption: 'Mending' },
    { kind: 'video', src: '/b.mp4', caption: null },
  ]);
});

const pair = (images: number, videos: number) =>
  isMediaPair(
    mediaItems(
      study({
        mediaImages: Array(images).fill('/a.jpg'),
        mediaVideos: Array(videos).fill('/a.mp4'),
      }),
    ),
  );

test('two images or two films are side by side', () => {
  expect(pair(2, 0)).toBe(true);
  expect(pair(0, 2)).toBe(true);
});

test('any other combination of media is one per row', () => {
  expect([pair(1, 0), pair(3, 0), pair(0, 1), pair(1, 1), pair(2, 1), pair(2, 2)]).not.toContain(
    true,
  );
});
