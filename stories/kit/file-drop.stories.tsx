// The file drop in all its states, with a fake upload function.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FileDrop } from '#ui/kit/file-drop.tsx';
import type { UploadFile } from '#ui/kit/use-uploads.ts';
import { inBox } from '../fixtures/in-box.tsx';

type Args = ComponentProps<typeof FileDrop<string>>;

const arrives: UploadFile<string> = async ({ name }, { onProgress }) => {
  onProgress(0.5);
  return `/uploads/${name}`;
};
const stays: UploadFile<string> = (_, { signal, onProgress }) =>
  new Promise((_, reject) => {
    onProgress(0.62);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
const fails: UploadFile<string> = async () => {
  throw new Error('The connection was lost');
};

const image = (name: string, bytes = 240_000) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

/** A photograph of random noise, which is large because it compresses badly. */
async function photograph(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  const pixels = context.createImageData(width, height);
  for (let at = 0; at < pixels.data.length; at++) pixels.data[at] = (at * 2654435761) >>> 24;
  context.putImageData(pixels, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
  return new File([blob], 'phone.jpg', { type: 'image/jpeg' });
}

function carrying(files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

function drop(canvasElement: HTMLElement, ...files: File[]) {
  const zone = canvasElement.querySelector('.file-drop-zone');
  if (!zone) throw new Error('There is no zone to drop on');
  const init = { bubbles: true, cancelable: true, dataTransfer: carrying(files) };
  zone.dispatchEvent(new DragEvent('drop', init));
}

export default {
  component: FileDrop<string>,
  args: {
    label: 'Media Images',
    upload: arrives,
    multiple: true,
    onUploaded: fn(),
    onProblem: fn(),
  },
  decorators: [inBox({ style: { maxWidth: '36rem' } })],
  parameters: {
    docs: {
      description: {
        component:
          'For uploading files. Do pass a function that reports its progress and stops when its signal aborts (large photos are scaled down first), and also show problems as toasts. Do not accept more kinds of files than the place can show.',
      },
    },
  },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Many: Story = {};
export const Single: Story = { args: { multiple: false, label: 'Client Logo' } };
export const Disabled: Story = { args: { disabled: true } };

export const Uploading: Story = {
  args: { upload: stays },
  play: async ({ canvas, canvasElement }) => {
    const files = ['studio-1.jpg', 'studio-2.jpg', 'studio-3.jpg', 'studio-4.jpg'];
    drop(canvasElement, ...files.map((name) => image(name)));
    await expect(await canvas.findByRole('button', { name: 'Uploading...' })).toBeDisabled();
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(3);
    await expect(canvas.getByText('Waiting')).toBeVisible();
  },
};
export const Uploaded: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    drop(canvasElement, image('studio-1.jpg'), image('studio-2.jpg', 4_400_000));
    await waitFor(async () => expect(await canvas.findByText('4.2 MB')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 uploaded');
    await expect(args.onUploaded).toHaveBeenCalledTimes(2);
  },
};
/** The error of a file goes away when another file is chosen. */
export const AnotherChosen: Story = {
  args: { multiple: false, label: 'Client Logo' },
  play: async ({ canvas, canvasElement }) => {
    drop(canvasElement, new File(['%PDF'], 'brief.pdf', { type: 'application/pdf' }));
    await waitFor(async () => expect(await canvas.findByText('Invalid file type.')).toBeVisible());
    drop(canvasElement, image('logo.jpg'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 1 uploaded'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Refused: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    drop(
      canvasElement,
      new File(['%PDF'], 'brief.pdf', { type: 'application/pdf' }),
      image('poster.jpg', 5 * 1024 * 1024 + 1),
    );
    await waitFor(async () => expect(await canvas.findByText('Invalid file type.')).toBeVisible());
    await waitFor(async () =>
      expect(await canvas.findByText(/Please select an image smaller than 5MB/)).toBeVisible(),
    );
    await expect(args.onUploaded).not.toHaveBeenCalled();
    await expect(args.onProblem).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('0 added, 2 refused');
  },
};
export const FailedAndRetried: Story = {
  args: { upload: fn(fails) },
  play: async ({ canvas, canvasElement, args }) => {
    drop(canvasElement, image('studio-1.jpg'));
    await waitFor(async () =>
      expect(await canvas.findByText(/The connection was lost/)).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry studio-1.jpg' }));
    await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(2));
    await waitFor(async () =>
      expect(await canvas.findByText(/The connection was lost/)).toBeVisible(),
    );
  },
};
export const Cancelled: Story = {
  args: { upload: stays },
  play: async ({ canvas, canvasElement }) => {
    drop(canvasElement, image('studio-1.jpg'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel studio-1.jpg' }));
    await expect(canvas.getByText('Cancelled')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose images' })).toBeEnabled();
  },
};
export const Pasted: Story = {
  play: async ({ canvas, canvasElement }) => {
    const zone = canvasElement.querySelector('.file-drop-zone');
    if (!zone) throw new Error('There is no zone to paste into');
    const init = { bubbles: true, cancelable: true, clipboardData: carrying([image('image.png')]) };
    zone.dispatchEvent(new ClipboardEvent('paste', init));
    await waitFor(async () => expect(await canvas.findByText('image.png')).toBeVisible());
  },
};
export const ScaledDown: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const photo = await photograph(3200, 2400);
    drop(canvasElement, photo);
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalled(), { timeout: 20_000 });
    await expect(canvas.getByText(/scaled down from/)).toBeVisible();
  },
};
export const Heic: Story = {
  play: async ({ canvas, canvasElement }) => {
    drop(canvasElement, new File(['\0\0\0\x18ftypheic'], 'IMG_0042.HEIC'));
    await waitFor(async () => expect(await canvas.findByText(/Export it as JPEG/)).toBeVisible());
  },
};
export const AnywhereOnThePage: Story = {
  args: { everywhere: true },
  play: async ({ canvas }) => {
    // the zone listens to the page after the next paint
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const init = { bubbles: true, cancelable: true, dataTransfer: carrying([image('far.jpg')]) };
    document.body.dispatchEvent(new DragEvent('drop', init));
    await waitFor(async () => expect(await canvas.findByText('far.jpg')).toBeVisible());
  },
};
export const LongAndHostileNames: Story = {
  play: async ({ canvas, canvasElement }) => {
    drop(
      canvasElement,
      image('a-photograph-of-the-third-plinth-from-the-left-final-FINAL-2-really-final.jpeg'),
      image('<img src=x onerror=alert(1)>.jpg'),
      image('صورة الاستوديو.jpg'),
    );
    await waitFor(async () =>
      expect(await canvas.findByText('<img src=x onerror=alert(1)>.jpg')).toBeVisible(),
    );
  },
};
