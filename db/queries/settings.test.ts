// The mail settings that staff can change.
import { expect } from 'bun:test';
import { StaleEditError } from '#db/errors.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { changeMailSettings, readSetting } from './settings.ts';

const test = testOnPrimaries();
const mine = [{ name: 'Mine', text: 'Hello' }];
const theirs = [{ name: 'Theirs', text: 'Hello' }];

test('a change based on other templates than the stored ones is rejected', async (db) => {
  const replyTemplatesBefore = await db.read((read) => readSetting(read, 'replyTemplates'));
  await changeMailSettings(db, { replyTemplates: theirs, replyTemplatesBefore });
  const stale = await changeMailSettings(db, {
    receipts: true,
    replyTemplates: mine,
    replyTemplatesBefore,
  }).catch((error) => error);
  expect(stale).toBeInstanceOf(StaleEditError);
  expect(stale.current).toEqual(theirs);
  expect(await db.read((read) => readSetting(read, 'receipts'))).toBe(false);

  await changeMailSettings(db, { replyTemplates: mine, replyTemplatesBefore: theirs });
  // sent again, since its button was pressed twice or the response was lost
  await changeMailSettings(db, { replyTemplates: mine, replyTemplatesBefore: theirs });
  expect(await db.read((read) => readSetting(read, 'replyTemplates'))).toEqual(mine);
});
