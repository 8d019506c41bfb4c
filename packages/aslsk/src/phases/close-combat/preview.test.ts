import { expect, test } from 'vitest'
import { type AslskTable, table } from '../../../test/table.ts'
import type { DesignationPreview } from './preview.ts'

const combat = { phase: 'closeCombat', attacker: 'axis' } as const

type Groups = [by: string, on: string]

function previewOf(t: AslskTable, ...attacks: Groups[]): DesignationPreview {
  const ids = (names: string) => names.split(' ').map((name) => t.unit(name))
  const decision =
    attacks.length === 0 ? { type: 'pass' } : { type: 'attack', attacks: attacks.map(([by, on]) => ({ by: ids(by), on: ids(on) })) }
  return t.game.open[0]!.question.preview!(decision) as DesignationPreview
}

test('before the enemy has designated his best answer is shown, of all that he could do', () => {
  const t = table('E5 German: a=4-6-7, h=2-4-7 hs; Russian: r=4-4-7', combat)
  const { replies, repliesDesignated } = previewOf(t, ['a', 'r'])
  // 2 to 1 on the half squad, rather than even on the squad or 1 to 2 on both
  expect(replies).toMatchObject([{ by: [t.unit('r')], on: [t.unit('h')], odds: '2-1' }])
  expect(repliesDesignated).toBe(false)
})

test('what is left in the hex adds up, and is what the two rolls come to', () => {
  const t = table('E5 German: a=4-6-7; Russian: r=4-4-7', combat)
  const { attacks, replies, after } = previewOf(t, ['a', 'r'])
  const [mine, theirs] = [attacks[0]!, replies[0]!]
  // a reduced squad is a half squad and still there; an original 2 brings forth no leader who could change who is left
  expect(after.own).toBeCloseTo((mine.eliminated / 36) * (1 - theirs.eliminated / 36), 2)
  expect(after.enemy).toBeCloseTo((theirs.eliminated / 36) * (1 - mine.eliminated / 36), 2)
  expect(after.own + after.enemy + after.both).toBeLessThan(1)
  expect(after.error).toBe(0)
})

test('whoever is killed in an ambush does not answer, and whoever has been ambushed has seen the answer already', () => {
  const advanced = () => {
    const t = table('E4 German: a=4-6-7   E5 woods; Russian: r=4-4-7', { phase: 'advance', attacker: 'axis' })
    return t.answer('advance', { type: 'advance', units: [t.unit('a')], to: 'E5' })
  }
  const t = advanced().rolls(1, 6)
  const { attacks, after } = previewOf(t, ['a', 'r'])
  expect(after.own).toBeCloseTo(attacks[0]!.eliminated / 36, 3)
  const other = advanced().rolls(6, 1).pass('closeCombat').asks('axis', 'closeCombat')
  expect(previewOf(other, ['a', 'r']).replies).toEqual([])
})
