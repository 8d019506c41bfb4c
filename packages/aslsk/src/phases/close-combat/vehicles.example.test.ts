import { example } from '@firegroup/testkit'
import { expect } from 'vitest'
import { advance, advanceOf, blow, blowOf } from '../../../test/close-combat.ts'
import { type AslskTable, table } from '../../../test/table.ts'
import { v } from '../../../test/vehicles.ts'

/** The rulebook's example of a Panther in J2, its crew exposed and in Motion, in the Russian APh. */
const RUSSIAN = { phase: 'advance', attacker: 'allied', year: 1944, month: 6 } as const
const PANTHER = `
  J2 German: tank=ge-pzvg CE MOTION
  I2 Russian: lead=8-1, a=4-4-7, b=4-4-7
  K2 Russian: c=6-2-8`

/** All have advanced as in the example, and the leader stands with the first squad. */
function inTheHex(t: AslskTable): AslskTable {
  advance(t, 'J2', 'a').rolls(4, 4)
  advance(t, 'J2', 'b').rolls(4, 4)
  advance(t, 'J2', 'c').rolls(5, 4)
  advance(t, 'J2', 'lead')
  return t.decide('allied', 'restack', { type: 'pass' })
}

example(
  'EX-21a SK-3.7-03 SK-3.7-04 SK-3.7-09 SK-3.7-10 two squads pass their PAATC with the leader’s help and enter at once, another is pinned, and he follows',
  (seat) => {
    const t = seat(table(PANTHER, RUSSIAN))
    t.refuses('allied', advanceOf(t, 'J2', 'a', 'b'), { rule: '3.7', message: /one at a time/ })
    advance(t, 'J2', 'a').rolls(4, 4)
    t.saw({ type: 'check', what: 'PAATC', morale: 7, final: 7, result: 'passes', modifiers: [{ label: 'leader 8-1', value: -1 }] })
    expect(t.where('a')).toBe('J2')
    advance(t, 'J2', 'b').rolls(4, 4)
    expect(t.where('b')).toBe('J2')
    advance(t, 'J2', 'c').rolls(5, 4)
    t.saw({ type: 'check', what: 'PAATC', morale: 8, final: 9, result: 'pinned' })
    expect([t.where('c'), t.u('c').pinned]).toEqual(['K2', true])
    t.refuses('allied', advanceOf(t, 'J2', 'c'), { rule: '3.7', message: /pinned/ })
    advance(t, 'J2', 'lead')
    expect(t.where('lead')).toBe('J2')
    t.asks('allied', 'restack')
  },
)

example(
  'EX-21b EX-21h SK-3.8-14 SK-3.8-16 SK-3.8-42 SK-3.8-45 SK-3.8-46 SK-3.8-47 SK-3.8-51 the 8-1 and a 4-4-7 Immobilize the Panther; two squads may not attack together',
  (seat) => {
    const t = inTheHex(seat(table(PANTHER, RUSSIAN)))
    t.asks('allied', 'closeCombat')
    t.refuses('allied', blowOf(t, ['a b', 'tank']), { rule: '3.8', message: /one of them is a leader/ })
    blow(t, 'allied', ['a lead', 'tank']).rolls(3, 3)
    t.saw({
      type: 'closeCombatAttack',
      odds: 'CCV',
      kill: 6,
      modifiers: [
        { label: 'leader 8-1', value: -1 },
        { label: 'in Motion', value: 2 },
        { label: 'crew exposed', value: -1 },
      ],
      final: 6,
      result: 'immobilized',
    })
    expect(v(t, 'tank')).toMatchObject({ immobilized: true, motion: false })
    t.asks('axis', 'closeCombat')
  },
)

/** After the first blow of the example. */
function immobilized(t: AslskTable): AslskTable {
  inTheHex(t)
  return blow(t, 'allied', ['a lead', 'tank']).rolls(3, 3)
}

const preview = (t: AslskTable, seat: 'axis' | 'allied', decision: unknown) =>
  (
    t.game.questionFor(seat)!.question.preview!(decision) as {
      attacks: { odds: string; kill: number; drm: number; attack: { fp64: number }[] }[]
    }
  ).attacks[0]!

example('EX-21f SK-3.8-20 SK-3.8-55 SK-3.8-56 SK-3.8-57 what the Panther may do: both weapons on one target, or one on each', (seat) => {
  const t = immobilized(seat(table(PANTHER, RUSSIAN)))
  const odds = (...attack: Parameters<typeof blowOf>[1]) => preview(t, 'axis', blowOf(t, attack))
  expect(odds('tank', 'a lead')).toMatchObject({ odds: '1-1', attack: [{ fp64: 5 * 64 }, { fp64: 2 * 64 }] })
  expect(odds('tank', 'b')).toMatchObject({ odds: '1-1' })
  expect(odds('tank', 'b', 'CMG')).toMatchObject({ odds: '1-1', attack: [{ fp64: 5 * 64 }] })
  expect(odds('tank', 'a lead', 'AAMG')).toMatchObject({ odds: '1-4', attack: [{ fp64: 2 * 64 }] })
  t.refuses('axis', blowOf(t, ['tank', 'b', 'BMG']), { rule: '3.8', message: /BMG can't be used/ })
  t.asks('axis', 'closeCombat')
})

example(
  'EX-21c EX-21d EX-21e EX-21g SK-3.8-18 SK-3.8-19 SK-3.8-24 SK-3.8-48 SK-3.8-65 the Panther reduces a squad, the half squad dies of its own attack, and the others are held in Melee',
  (seat) => {
    const t = immobilized(seat(table(PANTHER, RUSSIAN)))
    const second = immobilized(seat(table(PANTHER, RUSSIAN)))
    second.decide('axis', 'closeCombat', { type: 'pass' })
    expect(preview(second, 'allied', blowOf(second, ['b', 'tank']))).toMatchObject({ kill: 5, drm: -2 })
    second.asks('allied', 'closeCombat')
    blow(t, 'axis', ['tank', 'b', 'CMG']).rolls(3, 2)
    t.saw({ type: 'closeCombatAttack', side: 'axis', odds: '1-1', kill: 5, modifiers: [], final: 5, result: 'reduced' })
    expect(t.u('b').type).toBe('ru-2-3-7')
    blow(t, 'allied', ['b', 'tank']).rolls(6, 6)
    t.saw({
      type: 'closeCombatAttack',
      side: 'allied',
      kill: 3,
      modifiers: [
        { label: 'crew exposed', value: -1 },
        { label: 'Immobilized', value: -1 },
      ],
      final: 10,
      result: 'none',
    })
    expect(t.where('b')).toBe('eliminated')
    t.refuses('axis', blowOf(t, ['tank', 'a lead', 'CMG']), { rule: '3.8', message: /has been used/ })
    blow(t, 'axis', ['tank', 'a lead', 'AAMG']).rolls(5, 5)
    t.saw({ type: 'closeCombatAttack', side: 'axis', odds: '1-4', final: 10, result: 'none' })
    t.saw({ type: 'melee', on: true, units: [t.unit('lead'), t.unit('a')] })
    expect([t.u('a').melee, t.u('lead').melee, t.u('tank').melee]).toEqual([true, true, false])
    t.asks(t.asked.seat, t.asked.kind) // the next Player Turn
  },
)
