// A logo or a mark. None and a wrong one are stories of DocumentField.
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

export const One: Story = {
  render: () => (
    <DocumentFrame values={{ mark: { viewBox: '0 0 24 24', path: 'M4 4h16v4H4zM4 12h10v8H4z' } }}>
      <DrawingField name="mark" label="Short mark" optional />
    </DocumentFrame>
  ),
};
