// The design tokens as the browser has them, for the pages of Storybook that explain them.

/** Every custom property that `ui/tokens.css` sets on the root and whose name starts with `prefix`, in its order. */
export function tokensNamed(prefix: string): string[] {
  const names = new Set<string>();
  for (const sheet of document.styleSheets) collect(sheet.cssRules, names);
  return [...names].filter((name) => name.startsWith(prefix));
}

function collect(rules: CSSRuleList, names: Set<string>) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText === ':root')
      for (const name of rule.style) if (name.startsWith('--')) names.add(name);
    if (rule instanceof CSSLayerBlockRule || rule instanceof CSSMediaRule)
      collect(rule.cssRules, names);
  }
}

/** The value of a token at `element`, as people write it: times in ms, no bare points. */
export function tokenValue(name: string, element: Element = document.documentElement): string {
  const value = getComputedStyle(element).getPropertyValue(name).trim();
  const seconds = /^([\d.]+)s$/.exec(value)?.[1];
  if (seconds !== undefined) return `${Number(seconds) * 1000} ms`;
  return value.replace(/(?<!\d)\.(?=\d)/g, '0.');
}

/** `#rrggbb` of a colour token at `element`; a transparent one is laid over the element's background. */
export function colourOf(name: string, element: Element): string {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('This browser has no canvas to read colours with');
  for (const token of ['--bg', name]) {
    // A new probe each time, because an element may animate a change of its colour.
    const probe = document.createElement('span');
    probe.style.color = `var(${token})`;
    element.append(probe);
    canvas.fillStyle = getComputedStyle(probe).color;
    canvas.fillRect(0, 0, 1, 1);
    probe.remove();
  }
  const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
