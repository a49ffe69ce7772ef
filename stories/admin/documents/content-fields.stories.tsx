// The content of a page, of a collection and of settings.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type OriginalType, originalOf } from '#db/content/originals.ts';
import { DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import { ContentFields } from '#ui/admin/documents/content-fields.tsx';
import { formContentOf } from '#ui/admin/documents/document-form-values.ts';
import { useSections } from '#ui/admin/documents/use-sections.ts';
import { DocumentFrame } from '../../fixtures/document-frame.tsx';

const meta = {
  component: ContentFields,
  parameters: {
    docs: {
      description: {
        component: `The content of a document, whatever its type.

        Do: give a page its sections.

        Don't: use it for a single field (DocumentField).`,
      },
    },
  },
} satisfies Meta<typeof ContentFields>;
export default meta;
type Story = StoryObj;

const show = (type: OriginalType): Story => ({
  render: () => (
    <DocumentFrame
      values={{ content: formContentOf(type, originalOf(type, { isCounting: false })) }}
    >
      <ContentFields type={type} sections={null} />
    </DocumentFrame>
  ),
});

function AboutFields() {
  return <ContentFields type="about" sections={useSections(DOCUMENT_TYPES.about.sections)} />;
}

export const Page: Story = {
  render: () => (
    <DocumentFrame
      values={{ content: formContentOf('about', originalOf('about', { isCounting: false })) }}
    >
      <AboutFields />
    </DocumentFrame>
  ),
};
export const Collection = show('office-list');
export const Menus = show('navigation');
export const Brand = show('brand');
