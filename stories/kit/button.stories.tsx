// The button in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '#ui/kit/button.tsx';

export default { component: Button, args: { children: 'Book a call' } } satisfies Meta<
  typeof Button
>;
type Story = StoryObj<typeof Button>;

const onSurface: ButtonVariant[] = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'primary',
  'filter',
];
const onDark: ButtonVariant[] = ['outlineLight', 'white'];
const onImages: ButtonVariant[] = ['glassSolid', 'glassOutline'];
const sizes: ButtonSize[] = ['sm', 'default', 'md', 'lg', 'filterBtn'];

const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' }}>
    {children}
  </div>
);

const Variants = ({ of }: { of: ButtonVariant[] }) => (
  <Row>
    {of.map((variant) => (
      <Button key={variant} variant={variant}>
        {variant}
      </Button>
    ))}
  </Row>
);

export const Default: Story = {};
export const EveryVariant: Story = {
  render: () => <Variants of={[...onSurface, 'outlineDark']} />,
};

export const EveryVariantOnDark: Story = {
  globals: { theme: 'dark' },
  render: () => <Variants of={[...onSurface, ...onDark]} />,
};

export const EveryVariantOverAnImage: Story = {
  render: () => (
    <div
      style={{ padding: '4rem 2rem', background: 'center / cover url(/images/hero-poster.jpg)' }}
    >
      <Variants of={onImages} />
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Row>
      {sizes.map((size) => (
        <Button key={size} size={size}>
          {size}
        </Button>
      ))}
      <Button size="icon" aria-label="Open">
        <ArrowUpRight aria-hidden="true" />
      </Button>
    </Row>
  ),
};

export const WithIcon: Story = {
  args: {
    variant: 'primary',
    children: (
      <>
        See the work <ArrowUpRight aria-hidden="true" />
      </>
    ),
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = { args: { loading: true, children: 'Saving...' } };
export const SelectedFilter: Story = {
  args: { variant: 'filter', size: 'filterBtn', 'aria-pressed': true, children: 'Analytics' },
};
export const AsLink: Story = { render: () => <Button href="/contact">Let's Work Together</Button> };
export const DisabledLink: Story = {
  render: () => (
    <Button href="/contact" disabled>
      Let's Work Together
    </Button>
  ),
};
