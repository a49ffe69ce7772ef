// Texts that are saved while they are typed: in order, and merged with the text of somebody else.
import { expect, test } from 'bun:test';
import { SavedText, StaleTextError } from './saved-text.ts';
import { SavedTexts } from './saved-texts.ts';

/** Refuses a save that is based on another text, as the server does. */
function open(stored: string) {
  const server = { text: stored, saves: [] as string[], isAway: false };
  const text = new SavedText(stored);
  text.save = async (next, before) => {
    await Promise.resolve();
    if (server.isAway) throw new Error('away');
    if (server.text !== before) throw new StaleTextError(server.text);
    server.text = next;
    server.saves.push(next);
  };
  return { server, text };
}

test('the texts of two people are merged', async () => {
  for (const [before, mine, theirs, both] of [
    ['Called.', 'Called. Nobody.', 'Called. Said hello.', 'Called. Said hello.\nNobody.'],
    ['', 'Mine', 'Theirs', 'Theirs\nMine'],
    ['Called.', 'Rang twice.', 'Called. Busy.', 'Called. Busy.\nRang twice.'],
    ['Called.', 'Same', 'Same', 'Same'],
    ['', 'Same, and more', 'Same', 'Same, and more'],
  ] as const) {
    const { server, text } = open(before);
    server.text = theirs;
    text.type(mine);
    await text.flush();
    expect([server.text, text.text, text.state]).toEqual([both, both, 'Saved']);
  }
});

test('saves of one person follow each other', async () => {
  const { server, text } = open('');
  text.type('a');
  const first = text.flush();
  text.type('ab');
  await Promise.all([first, text.flush(), text.flush()]);
  expect(server.saves.at(-1)).toBe('ab');
  expect([server.text, text.state]).toEqual(['ab', 'Saved']);
});

test('a newly stored text is shown while the field has no unsaved change', () => {
  const { text } = open('');
  text.take('Theirs');
  expect(text.text).toBe('Theirs');
  text.type('Mine');
  text.take('More of theirs');
  expect(text.text).toBe('Mine');
});

test('a space that the server trimmed stays, so that the next word can follow', async () => {
  const { text } = open('');
  text.type('Maud ');
  await text.flush();
  text.take('Maud');
  expect(text.text).toBe('Maud ');
});

test('a text whose save failed stays, and is saved by the next attempt', async () => {
  const { server, text } = open('');
  server.isAway = true;
  text.type('a');
  await text.flush();
  expect([text.text, text.state]).toEqual(['a', 'Not saved']);
  server.isAway = false;
  await text.flush();
  expect([server.text, text.state]).toEqual(['a', 'Saved']);
});

test('an unsaved text is kept when the field closes, until it is saved', async () => {
  const texts = new SavedTexts();
  const text = texts.open('1:note', '');
  text.save = () => Promise.reject(new Error('away'));
  text.type('Called back');
  await text.flush();
  expect([texts.isUnsaved(), texts.open('1:note', '')]).toEqual([true, text]);
  expect(texts.open('2:note', '').text).toBe('');
  text.save = async () => {};
  texts.flush();
  await text.flush();
  expect(texts.isUnsaved()).toBe(false);
  expect(texts.open('1:note', 'Called back')).toMatchObject({ text: 'Called back', state: '' });
});

test('texts of a deleted enquiry are not saved', async () => {
  const texts = new SavedTexts();
  const [one, other] = [texts.open('1:note', ''), texts.open('11:note', '')];
  let saves = 0;
  for (const text of [one, other]) {
    text.save = async () => void saves++;
    text.type('Called back');
  }
  texts.drop('1:');
  await Promise.all([one.flush(), other.flush()]);
  expect(saves).toBe(1);
  // the deletion failed
  texts.drop('1:', false);
  expect(texts.open('1:note', '').text).toBe('Called back');
});
