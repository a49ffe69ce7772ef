// Storybook's own interface: the brand's theme, and beside each story when to use the component and when not.
// Written without JSX: Storybook builds this file for React's old runtime, which would need a global `React`.
import { createElement } from 'react';
import { addons, types, useParameter } from 'storybook/manager-api';
import { theme } from './theme.ts';

interface Docs {
  description?: { component?: string };
}

/** The text that the story file gives as `docs.description.component`. */
function Usage() {
  const text = useParameter<Docs>('docs', {})?.description?.component;
  const style = { maxWidth: '65ch', padding: '1rem', lineHeight: 1.5, whiteSpace: 'pre-line' };
  return createElement('div', { style }, text ?? 'This component has no notes.');
}

addons.setConfig({ theme, sidebar: { showRoots: true } });

addons.register('verso', () => {
  addons.add('verso/usage', {
    type: types.PANEL,
    title: 'Usage',
    paramKey: 'docs',
    render: ({ active }) => (active ? createElement(Usage) : null),
  });
});
