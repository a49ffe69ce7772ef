import { expect, test } from 'bun:test';
import { createPictureChanges } from './picture-changes.ts';

/** A server that answers when it is told to. */
function setUp() {
  const saves: { change: object; answer: PromiseWithResolvers<void> }[] = [];
  const lost: string[] = [];
  const changes = createPictureChanges({
    save: (_, change) => {
      const answer = Promise.withResolvers<void>();
      saves.push({ change, answer });
      return answer.promise;
    },
    onLost: (name) => lost.push(name),
    restsMs: 0,
  });
  return { changes, saves, lost };
}

const turn = () => Bun.sleep(1);

test('what is typed while a save is under way is saved after it', async () => {
  const { changes, saves } = setUp();
  changes.open('lamp');
  changes.change('lamp', { alt: 'A' });
  changes.change('lamp', { alt: 'A lamp' });
  await turn();
  changes.change('lamp', { fileName: 'lamp.jpg' });
  await turn();
  expect(saves.map(({ change }) => change)).toEqual([{ alt: 'A lamp' }]);
  saves[0]?.answer.resolve();
  await turn();
  expect(saves[1]?.change).toEqual({ fileName: 'lamp.jpg' });
  saves[1]?.answer.resolve();
  await turn();
  expect(changes.of('lamp')).toMatchObject({ state: 'saved', unsaved: {} });
});

test('what fails after its picture was closed is kept for when it is opened again', async () => {
  const { changes, saves, lost } = setUp();
  changes.open('lamp');
  changes.change('lamp', { alt: 'A lamp' });
  changes.close('lamp');
  await turn();
  saves[0]?.answer.reject(new Error('Not just now'));
  await turn();
  expect(lost).toEqual(['lamp']);
  expect(changes.isUnsaved()).toBe(true);
  changes.open('lamp');
  expect(changes.of('lamp')).toMatchObject({ state: 'failed', unsaved: { alt: 'A lamp' } });
  changes.saveNow('lamp');
  await turn();
  expect(saves[1]?.change).toEqual({ alt: 'A lamp' });
  saves[1]?.answer.resolve();
  await turn();
  expect(changes.isUnsaved()).toBe(false);
});

test('a picture that was closed with everything saved begins anew', async () => {
  const { changes, saves } = setUp();
  changes.open('lamp');
  changes.change('lamp', { alt: 'A lamp' });
  changes.close('lamp');
  await turn();
  saves[0]?.answer.resolve();
  await turn();
  expect(changes.current()).toEqual({});
});

test('of a picture that is gone nothing is saved any more', async () => {
  const { changes, saves } = setUp();
  changes.open('lamp');
  changes.change('lamp', { alt: 'A lamp' });
  changes.forget('lamp');
  changes.close('lamp');
  await turn();
  expect(saves).toEqual([]);
});
