// The tag input in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Field } from '#ui/kit/field.tsx';
import { TagInput } from '#ui/kit/tag-input.tsx';

type Args = ComponentProps<typeof TagInput> & { error?: string };

/** Keeps the list, as a form would. */
function Kept({ value, onValueChange, error, ...rest }: Args) {
  const [tags, setTags] = useState<readonly string[]>(value);
  return (
    <div style={{ maxWidth: '36rem' }}>
      <Field label="Categories" hint="Comma or Enter adds one." error={error}>
        <TagInput
          {...rest}
          value={tags}
          onValueChange={(next) => {
            setTags(next);
            onValueChange(next);
          }}
        />
      </Field>
    </div>
  );
}

export default {
  component: TagInput,
  render: (args: Args) => <Kept {...args} />,
  args: { value: ['SEO', 'Paid Media', 'UX'], onValueChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'For a short list of short words that anyone can add to: categories, roles. Do put it in a Field, and say what separates the words. Do not use it for a fixed list (checkboxes), or for values that contain commas.',
      },
    },
  },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: [], placeholder: 'Development, Design' } };
export const Invalid: Story = { args: { value: [], error: 'Add at least one category' } };
export const Disabled: Story = { args: { disabled: true } };
export const Many: Story = {
  args: {
    value:
      'Development,SEO,Design,Content,Hosting,Affiliates,Paid Media,PPC,Performance,CRO,B2B,Integration,Security,UX,Migration & Replatforming'.split(
        ',',
      ),
  },
};
export const LongHostileAndRightToLeft: Story = {
  args: {
    value: [
      '<script>alert(1)</script>',
      'Averylongwordthatnobodywouldevertypebutthatsomebodyhaspastedfromaspreadsheetallthesame',
      'تطوير المتاجر',
    ],
  },
};

export const AddsByCommaAndEnter: Story = {
  args: { value: [] },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Categories');
    await userEvent.type(input, 'SEO,Paid Media{Enter}');
    await expect(tagsOf(canvas.getByRole('list'))).toEqual(['SEO', 'Paid Media']);
    await expect(input).toHaveValue('');
  },
};
export const SavingAddsTheTypedTag: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Categories');
    await userEvent.type(input, 'CRO{Control>}s{/Control}');
    await expect(tagsOf(canvas.getByRole('list'))).toContain('CRO');
    await expect(input).toHaveValue('');
  },
};
export const PastesAList: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Categories'));
    await userEvent.paste('CRO, B2B\nHosting');
    await expect(tagsOf(canvas.getByRole('list'))).toEqual([
      'SEO',
      'Paid Media',
      'UX',
      'CRO',
      'B2B',
      'Hosting',
    ]);
  },
};
export const RefusesADuplicate: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Categories'), 'seo{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('“seo” is already in the list.');
    await expect(canvas.getByLabelText('Categories')).toBeInvalid();
    await expect(tagsOf(canvas.getByRole('list'))).toHaveLength(3);
  },
};
export const BackspaceRemovesTheLast: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Categories'), '{Backspace}');
    await expect(tagsOf(canvas.getByRole('list'))).toEqual(['SEO', 'Paid Media']);
  },
};
export const AnyTagByKeyboard: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Categories');
    input.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Remove Paid Media' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('button', { name: 'Remove UX' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Paid Media removed');
    await userEvent.keyboard('{ArrowRight}');
    await expect(input).toHaveFocus();
  },
};
export const EnterOfAnInputMethodAddsNothing: Story = {
  args: { value: [] },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Categories');
    await userEvent.type(input, '東京');
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

function tagsOf(list: HTMLElement): (string | null)[] {
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}
