// Every icon in use, by the name it is imported with.
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from '#ui/kit/icons.ts';
import { Caption, FoundationPage } from './page.tsx';

function Icons() {
  return (
    <FoundationPage
      title="Icons"
      intro="One line, two pixels, in the colour of the text. An icon says nothing to a screen reader: the control it stands in does."
    >
      <ul
        className="icons"
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
          borderTop: 'var(--hairline) solid var(--rule)',
        }}
      >
        {Object.entries(icons).map(([name, Icon]) => (
          <li
            key={name}
            style={{
              display: 'grid',
              gap: 'var(--space-3)',
              paddingBlock: 'var(--space-5)',
              borderBottom: 'var(--hairline) solid var(--rule)',
            }}
          >
            <Icon aria-hidden="true" />
            <Caption>{name}</Caption>
          </li>
        ))}
      </ul>
    </FoundationPage>
  );
}

export default { component: Icons } satisfies Meta<typeof Icons>;
export const InUse: StoryObj<typeof Icons> = {};
