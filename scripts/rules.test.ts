import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { asRulesFile, readRuleBooks } from './lib/rule-books.mjs'
import { belowFloor, coverage, coverageTable, exceptionProblems, idsInTitles, missingRules, type RuleBook } from './lib/rule-coverage.mjs'

/** A line of test source; put together here so that this file's own text claims no rule. */
const titled = (call: string, title: string, quote = "'") => `${call}(${quote}${title}${quote}, () => {})`

const book: RuleBook = {
  rules: [
    { id: 'SK-3.3.5-01', slice: 4 },
    { id: 'SK-3.3.5-02', slice: 4 },
    { id: 'SK-7.1-01', slice: 11 },
    { id: 'UF-5.21-02', slice: 3 },
  ],
  sliceNames: { 'SK#4': 'The moving target shoots back' },
}

describe('ids in titles', () => {
  test('a title names one id or several', () => {
    expect(idsInTitles(titled('test', 'SK-3.3.5-02 residual FP, UF-5.21-02 too'))).toEqual(['SK-3.3.5-02', 'UF-5.21-02'])
  })

  test('a run names every id from first to last with its zeros', () => {
    expect(idsInTitles(titled('test', 'SK-3.3.5-08..11 and SK-1-01'))).toEqual([
      'SK-3.3.5-08',
      'SK-3.3.5-09',
      'SK-3.3.5-10',
      'SK-3.3.5-11',
      'SK-1-01',
    ])
  })

  test('every way to write a title counts', () => {
    const id = 'AID-NIGHT-07'
    for (const call of ['it', 'describe', 'scenario', 'example', 'rule', 'test.only', 'test.each(table)'])
      for (const quote of ["'", '"', '`']) expect(idsInTitles(titled(call, id, quote)), call + quote).toEqual([id])
    expect(idsInTitles(`{ ${'title'}: '${id} in a table of cases' }`)).toEqual([id])
  })

  test('an id outside a title proves nothing', () => {
    expect(idsInTitles(`// SK-3.3.5-02\n${titled('test', 'moves')}\nconst rule = 'SK-3.3.5-02'`)).toEqual([])
  })

  test('an id at the end of a sentence loses the full stop', () => {
    expect(idsInTitles(titled('test', 'proves PBS-FF-12.'))).toEqual(['PBS-FF-12'])
  })
})

describe('coverage', () => {
  const proven = new Set(['SK-3.3.5-01'])

  test('is counted by system, section and slice', () => {
    const rows = coverage(book, proven, {})
    expect(rows.get('SK')).toEqual({ total: 3, proven: 1, waiting: 0 })
    expect(rows.get('SK 3')).toEqual({ total: 2, proven: 1, waiting: 0 })
    expect(rows.get('SK#4')).toEqual({ total: 2, proven: 1, waiting: 0 })
    expect(rows.get('UF#3')).toEqual({ total: 1, proven: 0, waiting: 0 })
  })

  test('leaves exempt rules out of the total', () => {
    expect(coverage(book, proven, { 'SK-7.1-01': 'only says what the chapter is about' }).get('SK')).toEqual({
      total: 2,
      proven: 1,
      waiting: 0,
    })
  })

  test('counts rules that wait for something not built yet as missing, and says how many', () => {
    const rows = coverage(book, proven, {}, { 'SK-7.1-01': 'Needs Guns.', 'SK-3.3.5-01': 'Needs Guns.' })
    expect(rows.get('SK')).toEqual({ total: 3, proven: 1, waiting: 1 })
    expect(coverageTable(rows, {}, 'slices')[0]).toMatch(/^SK +1 \/ 3 +33\.3 % {2}1 wait for something not built yet$/)
  })

  test('a rule that waits is proven by nobody, and can be proven one day', () => {
    const problems = exceptionProblems(proven, { 'SK-7.1-01': 'Needs Guns.', 'SK-1-01': 'A summary.' }, { 'SK-3.3.5-01': 'Needs Guns.' })
    expect(problems).toEqual([expect.stringMatching(/^SK-3\.3\.5-01 is proven/), expect.stringMatching(/^SK-7\.1-01 waits/)])
  })

  test('finds the missing ones by prefix or slice', () => {
    expect(missingRules(book, proven, {}, ['SK-3']).map(({ id }) => id)).toEqual(['SK-3.3.5-02'])
    expect(missingRules(book, proven, {}, ['SK#11', 'UF']).map(({ id }) => id)).toEqual(['SK-7.1-01', 'UF-5.21-02'])
  })

  test('shows a row a slice under its system', () => {
    const lines = coverageTable(coverage(book, proven, {}), book.sliceNames, 'slices')
    expect(lines.map((line) => line.replace(/\s+/g, ' '))).toEqual([
      'SK 1 / 3 33.3 %',
      ' SK#4 The moving target shoots back 1 / 2 50.0 %',
      ' SK#11 0 / 1 0.0 %',
      'UF 0 / 1 0.0 %',
      ' UF#3 0 / 1 0.0 %',
    ])
  })

  test('names every floor that is not reached', () => {
    const rows = coverage(book, proven, {})
    expect(belowFloor(rows, ['SK=30', 'SK#4=50', 'SK/3=50'])).toEqual([])
    expect(belowFloor(rows, ['SK=34', 'UF#3=1'])).toEqual(['below the floor: SK 33.3 % < 34 %', 'below the floor: UF#3 0.0 % < 1 %'])
    expect(belowFloor(rows, ['SK'])).toHaveLength(1)
  })
})

test('a rules file comes back as it was written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'firegroup-rules-'))
  try {
    const rules = book.rules.filter(({ id }) => id.startsWith('SK'))
    writeFileSync(join(folder, 'aslsk.json'), asRulesFile(rules, { 'SK#4': 'Four', 'SK#11': 'Eleven' }))
    expect(readRuleBooks(folder)).toEqual({ rules, sliceNames: { 'SK#4': 'Four', 'SK#11': 'Eleven' } })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the repository lists every rule once', () => {
  const ids = readRuleBooks(join(import.meta.dirname, '..', 'docs', 'rules')).rules.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBe(6966)
})
