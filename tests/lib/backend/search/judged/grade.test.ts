import { describe, expect, it } from 'vitest';
import { type Grade, gradeOutcome, type Outcome } from './grade.ts';
import { type JudgedCase, parseJudged } from './judged-file.ts';
import { type JudgedProduct, matchesPage, parseRule } from './rule.ts';
import { formatScoreTable, scoreGrades, scoreTotals } from './score-table.ts';

const product = (code: string, text: string, brand: string, ...categories: string[]): JudgedProduct => ({
  code: `BN-${code}`,
  brand,
  categories,
  text,
});

const CLAW = product('10001', 'Claw hammer, steel [340 g; 450 g]', 'mitraq', 'tools', 'hammers');
const CLUB = product('10002', 'Club hammer [1 kg]', 'binaa', 'tools', 'hammers');
const DRILL = product('20001', 'Hammer drill, 1/2 inch', 'torqan', 'tools', 'drills');
const SOFA = product('30001', 'Corner sofa', 'majlisi', 'sofas');
const CATALOG = [CLAW, CLUB, DRILL, SOFA];

const parseCase = (line: string): JudgedCase => parseJudged(`# kind\n${line}`)[0] as JudgedCase;

const grade = (line: string, products: readonly JudgedProduct[], rest: Partial<Outcome> = {}): Grade =>
  gradeOutcome(parseCase(line), { pages: [], products, hasNotSoldMessage: false, ...rest }, CATALOG);

describe('A rule', () => {
  it.each([
    ['#hammers', [CLAW, CLUB]],
    ['10001, 20001', [CLAW, DRILL]],
    ['#tools @torqan', [DRILL]],
    ['#tools !#hammers', [DRILL]],
    ['#hammers !10001, @majlisi', [CLUB, SOFA]],
    ['/HAMMER, steel|1\\/2/', [CLAW, DRILL]],
    ['#hammers /450 g/ !/kg/', [CLAW]],
    ['none, /cement/', []],
    ['-', []],
  ])('%s', (source, matched) => {
    const rule = parseRule(source);
    expect(CATALOG.filter((each) => rule.matches(each))).toEqual(matched);
  });

  it('names pages, and those below them', () => {
    const rule = parseRule('>/help-support, >/blogs/a');
    const paths = ['/help-support', '/help-support#fee', '/blogs/a', '/blogs/ab', '/blogs'];
    expect(paths.filter((path) => matchesPage(rule, path))).toEqual(paths.slice(0, 3));
  });

  it('with an unreadable term throws an error', () => {
    expect(() => parseRule('hammers')).toThrow('hammers');
  });
});

describe('A file of judged queries', () => {
  it('has headings for kinds', () => {
    const cases = parseJudged('# plain\nhammer | #hammers | -\n\n# code\nbn-1 | none | #tools\n');
    expect(cases.map(({ kind, query, line }) => [kind, query, line])).toEqual([
      ['plain', 'hammer', 2],
      ['code', 'bn-1', 5],
    ]);
  });

  it.each(['hammer | #hammers | -', '# plain\nhammer | #hammers', '# plain\na | b | c | d'])(
    'that is malformed throws an error: %s',
    (source) => {
      expect(() => parseJudged(source)).toThrow(/^Line \d/);
    },
  );
});

describe('The grade of a query for products', () => {
  it('is full when every result is right', () => {
    expect(grade('hammer | #hammers | 20001', [CLAW, CLUB, DRILL])).toMatchObject({
      subject: 'sold',
      marks: ['right', 'right', 'acceptable'],
      hasRight: true,
      isFirstRight: true,
      isAllRight: true,
      ndcg: 1,
      hasGuide: null,
    });
    expect(grade('hammer | #hammers | -', [CLAW, CLUB]).isAllRight).toBe(true);
  });

  it('is lower for a wrong product, for a right one that is not first, and for too few', () => {
    expect(grade('hammer | #hammers | -', [CLAW, CLUB, SOFA])).toMatchObject({
      isFirstRight: true,
      isAllRight: false,
    });
    const lateGrade = grade('hammer | #hammers | -', [SOFA, CLAW, CLUB]);
    expect(lateGrade).toMatchObject({ hasRight: true, isFirstRight: false, isAllRight: false });
    expect(lateGrade.ndcg).toBeCloseTo((3 / Math.log2(3) + 3 / 2) / (3 + 3 / Math.log2(3)));
    expect(grade('hammer | #hammers | -', [CLAW]).isAllRight).toBe(false);
    expect(grade('hammer | #hammers | -', [])).toMatchObject({ marks: [], hasRight: false, ndcg: 0 });
  });

  it('counts the first three results only', () => {
    expect(grade('hammer | 10001 | -', [SOFA, SOFA, SOFA, CLAW]).hasRight).toBe(false);
  });

  it('shows whether a guide is above the products', () => {
    const line = 'loose hammer | #hammers, >/blogs/a | -';
    expect(grade(line, [CLAW, CLUB], { pages: ['/blogs/a'] })).toMatchObject({
      hasGuide: true,
      isAllRight: true,
    });
    expect(grade(line, [CLAW, CLUB]).hasGuide).toBe(false);
  });
});

describe('The grade of a question about the shop', () => {
  const line = 'delivery fee | >/help-support | -';

  it('is full when the page is the only result', () => {
    expect(grade(line, [], { pages: ['/help-support#fee'] })).toMatchObject({
      subject: 'page',
      marks: ['right'],
      isAllRight: true,
      ndcg: 1,
    });
  });

  it('is lower with products below the page, and zero without the page', () => {
    const lateGrade = grade(line, [SOFA], { pages: ['/help-support'] });
    expect(lateGrade).toMatchObject({ isFirstRight: true, isAllRight: false });
    expect(grade(line, [SOFA]).hasRight).toBe(false);
  });
});

describe('The grade of a query for products that are not sold', () => {
  const line = 'bosch drill | none, /bosch/ | #drills';

  it('is full with the message, with the nearest products or none', () => {
    for (const products of [[], [DRILL]]) {
      expect(grade(line, products, { hasNotSoldMessage: true })).toMatchObject({
        subject: 'unsold',
        hasRight: true,
        isAllRight: true,
        ndcg: 1,
      });
    }
  });

  it('is zero with other products, or without the message', () => {
    expect(grade(line, [SOFA], { hasNotSoldMessage: true })).toMatchObject({
      hasRight: false,
      hasNotSoldMessage: true,
    });
    expect(grade(line, [DRILL])).toMatchObject({ marks: ['acceptable'], hasRight: false, ndcg: 0 });
  });

  it('is that of a query for products once they are sold', () => {
    const bosch = product('40001', 'Bosch drill', 'bosch', 'drills');
    const outcome = { pages: [], products: [bosch], hasNotSoldMessage: false };
    expect(gradeOutcome(parseCase(line), outcome, [...CATALOG, bosch])).toMatchObject({
      subject: 'sold',
      isAllRight: true,
    });
  });
});

describe('The table', () => {
  const grades = [
    grade('hammer | #hammers | -', [CLAW, CLUB]),
    grade('hammer | #hammers | -', [SOFA, CLAW, CLUB]),
    grade('sofa | #sofas | -', []),
    grade('bosch | none | -', [SOFA]),
    grade('makita | none | -', [], { hasNotSoldMessage: true }),
  ];

  it('has shares in percent, rounded down', () => {
    expect(scoreGrades(grades.slice(0, 3))).toMatchObject({
      queries: 3,
      success: 66.6,
      all: 33.3,
      first: 33.3,
    });
    expect(scoreGrades([])).toMatchObject({ queries: 0, success: 0 });
    expect(scoreTotals(grades)).toMatchObject({
      all: { success: 60 },
      sold: { success: 66.6 },
      notSoldMessage: 50,
    });
  });

  it('has a line for each kind, and totals', () => {
    const lines = formatScoreTable('en tuning', grades).split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(/^kind +5 +60\.0 +40\.0 +40\.0/);
    expect(lines[3]).toMatch(/^total +5 +60\.0/);
    expect(lines[4]).toBe('not-sold message: 50.0 %; guide above the products: 0.0 % of 0');
  });
});
