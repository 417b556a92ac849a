import { expect, it } from 'vitest';
import { createFixtureSeed } from '../../backend-fixture.ts';
import { openSeeded } from '../../databases.ts';
import { dialects, importLines, productRecord, toLines } from '../import-harness.ts';

const category = (code: string, parent: string | null) => ({
  record: 'category',
  code,
  parent,
  name: { en: code },
  description: { en: code },
  position: 1,
});

it('rejects categories below the third level, and names the category that gets their products', async () => {
  const db = await openSeeded(dialects[0] as (typeof dialects)[number], createFixtureSeed());
  const { report, issues } = await importLines(
    db,
    toLines([
      category('level-1', null),
      category('level-2', 'level-1'),
      category('level-3', 'level-2'),
      category('level-4', 'level-3'),
      category('level-5', 'level-4'),
      productRecord('T-DEEP', { category: 'level-5' }),
      productRecord('T-LEAF', { category: 'level-3' }),
    ]),
  );
  expect(report).toMatchObject({ added: 4, rejected: 3 });
  const advice = 'is below level 3, the last one: leave it out and put its products into level-3';
  expect(issues).toEqual([
    { line: 4, column: 'parent', message: `level-4 ${advice}` },
    { line: 5, column: 'parent', message: `level-5 ${advice}` },
    { line: 6, column: 'category', message: 'level-5 is below level 3, the last one: name level-3' },
  ]);
  await db.destroy();
});

it('withdraws nothing for a complete file of invalid rows', async () => {
  const db = await openSeeded(dialects[0] as (typeof dialects)[number], createFixtureSeed());
  const file = toLines([productRecord('T-DEEP', { category: 'nowhere' })]);
  const { report, issues } = await importLines(db, file, { isFullCatalog: true });
  expect(report).toMatchObject({ rejected: 1, withdrawn: 0, isWritten: false });
  expect(issues.at(-1)?.message).toBe('nothing was withdrawn, as every row is invalid');
  await db.destroy();
});
