// A logo or a mark: none, one, a wrong one.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DrawingField } from '#ui/admin/documents/fields/drawing-field.tsx';
import { DocumentFrame } from '../../../fixtures/document-frame.tsx';

const meta = {
  component: DrawingField,
  parameters: {
    docs: {
      description: {
        component: `A single-colour drawing, taken from an SVG file.

        Do: use it for a logo that takes the colour of the text around it.

        Don't: use it for pictures (ImageField).`,
      },
    },
  },
} satisfies Meta<typeof DrawingField>;
export default meta;
type Story = StoryObj;

const MARK = { viewBox: '0 0 24 24', path: 'M4 4h16v4H4zM4 12h10v8H4z' };
const show = (values: object, errors?: Record<string, string>): Story => ({
  render: () => (
    <DocumentFrame values={{ mark: values }} errors={errors}>
      <DrawingField name="mark" label="Short mark" optional />
    </DocumentFrame>
  ),
});

export const None = show({ viewBox: '', path: '' });
export const One = show(MARK);
export const Wrong = show(MARK, { 'mark.path': 'Use the path data of an SVG' });
