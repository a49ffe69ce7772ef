// The question for alt texts, without a browser.
import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { AltTextsForm, useAltAnswers } from './alt-texts-form.tsx';

const asked = [{ src: 'constructor', name: undefined, place: 'Article' }];

function Example() {
  const answers = useAltAnswers();
  const count = answers.given(asked).size;
  return <AltTextsForm {...answers} id={`${count}-answers`} asked={asked} onSubmit={() => {}} />;
}

test('a picture whose address is a property name of every object has no answer yet', () => {
  const html = renderToStaticMarkup(<Example />);
  expect(html).toContain('id="0-answers"');
  expect(html).not.toContain('disabled');
});
