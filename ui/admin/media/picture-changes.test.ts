import { expect, test } from 'bun:test';
import { createPictureChanges } from './picture-changes.ts';

/** A server whose answers the test controls. */
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
    debounceMs: 0,
  });
  return { changes, saves, lost };
}

const turn = () => Bun.sleep(1);

test('changes made during a save are saved after it', async () => {
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

test('changes whose save failed after closing are kept until the picture is opened again', async () => {
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

test('a picture closed with everything saved starts fresh', async () => {
  const { changes, saves } = setUp();
  changes.open('lamp');
  changes.change('lamp', { alt: 'A lamp' });
  changes.close('lamp');
  await turn();
  saves[0]?.answer.resolve();
  await turn();
  expect(changes.current()).toEqual({});
});

test('changes of a deleted picture are not saved', async () => {
  const { changes, saves } = setUp();
  changes.open('lamp');
  changes.change('lamp', { alt: 'A lamp' });
  changes.forget('lamp');
  changes.close('lamp');
  await turn();
  expect(saves).toEqual([]);
});
