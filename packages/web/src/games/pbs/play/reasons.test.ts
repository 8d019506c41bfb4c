import type { PbsDecided, TraceStep } from '@firegroup/pbs'
import { expect, test } from 'vitest'
import { chanceOf, rowsOf, textOf, titleOf } from './reasons.ts'

const SCOUT = { rule: 'PBS-CFF-11', label: 'a Scout', value: -2 }
const SHOT = { rule: 'PBS-CFF-15', label: 'a good shot', value: 1 }
const trace: readonly TraceStep[] = [
  { tree: 'first-fire', node: 'T0', answer: 'always' },
  { tree: 'first-fire', node: 'T5', answer: '>=4', roll: { dice: [7], drm: [], total: 7, need: 'at most 3: Interdiction' } },
  { tree: 'ift', node: 'I5', answer: 'yes', about: 'C6', notes: [{ rule: 'PBS-FD-11', label: 'Activation Range', value: 4 }] },
  { tree: 'ift', node: 'I13', answer: 'DR+DRM <= 7', about: 'C6', roll: { dice: [5, 3], drm: [SCOUT, SHOT], total: 7, need: 'at most 7' } },
  { tree: 'ift', node: 'I90', answer: 'GO_ON', about: 'C6' },
]
const held: PbsDecided = { type: 'pbsDecided', rule: 'PBS-FF-01', side: 'axis', at: 0, answer: 'hold', what: '', trace }

test('a hold is told by whoever came nearest to firing, and by the chance that he would', () => {
  expect(titleOf(held, 'G5')).toBe('Why did C6 hold its fire?')
  expect(chanceOf(trace)).toEqual({ words: '10 in 36', share: 10 / 36, about: 'to fire' })
})

test('a row a node that says something, each with its rules, its roll and the ways that were not taken', () => {
  const rows = rowsOf(trace)
  expect(rows.map(({ node, answer, about }) => [node, answer, about])).toEqual([
    ['T5', 'Suppression', null],
    ['I5', 'yes', 'C6'],
    ['I13', 'holds', null],
    ['I90', 'go on', null],
  ])
  expect(rows[2]).toMatchObject({ rules: ['PBS-CFF-11', 'PBS-CFF-15'], others: ['fires'], question: 'Fire check, level 7' })
})

test('as text each row stands by itself', () => {
  expect(textOf(trace)).toContain('I13, Fire check, level 7: 5 and 3, −2 a Scout, +1 a good shot, makes 7; at most 7. holds.')
})
