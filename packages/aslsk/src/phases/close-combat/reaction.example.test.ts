import { example } from '@firegroup/testkit'
import { expect } from 'vitest'
import { fireGuns } from '../../../test/armour.ts'
import { react, reactionOf } from '../../../test/close-combat.ts'
import { hold } from '../../../test/moves.ts'
import { type AslskTable, table } from '../../../test/table.ts'
import { act, go, mp } from '../../../test/vehicles.ts'

/** The rulebook's T-34/85 that drives into Z1, a wooden building with a 4-6-7, for half its MP. The squad has used two Weapons before. */
const RUSSIAN = { phase: 'movement', attacker: 'allied', year: 1944, month: 7, rows: 8, columns: 8 } as const
const BUILDING = `
  C6 Russian: tank=ru-T3485 vca0
  C4 wooden building; German: squad=4-6-7 first`

/** It has started, spent another MP, and is in the building; the squad is asked. */
function inside(t: AslskTable): AslskTable {
  go(t, 'start', 'tank')
  go(t, 'drive', 'tank', { to: 'C5' })
  return t.answer('move', act(t, 'drive', 'tank', { to: 'C4', pays: 'half' })).rolls(4, 3)
}

example(
  'EX-20f SK-3.3.4-01 SK-3.3.4-02 SK-3.3.4-05 SK-3.3.4-06 CC Reaction Fire at the T-34: a PAATC, CCV 4, +2: only a 2 would do',
  (seat) => {
    const t = inside(seat(table(BUILDING, RUSSIAN)))
    t.asks('axis', 'firstFire')
    react(t, 'squad', 'tank').rolls(4, 3, 3, 3)
    t.saw({ type: 'check', what: 'PAATC', morale: 7, result: 'passes' })
    t.saw({
      type: 'closeCombatAttack',
      reaction: true,
      odds: 'CCV',
      kill: 4,
      modifiers: [{ label: 'in Motion', value: 2 }],
      final: 8,
      result: 'none',
    })
    expect(t.u('squad').fire).toBe('final')
    expect(t.where('tank')).toBe('C4')
    hold(t)
    t.asks('allied', 'move')
  },
)

/** The first attack has failed; the tank stops. */
function stopped(t: AslskTable): AslskTable {
  react(inside(t), 'squad', 'tank').rolls(4, 3, 3, 3)
  hold(t)
  return t.answer('move', act(t, 'halt', 'tank'))
}

example(
  'AID-CCV-27 AID-CCV-37 EX-20g EX-20l SK-3.3.4-02 SK-3.3.4-03 after it has stopped the squad attacks as FPF without another PAATC, once for the one MP',
  (seat) => {
    const t = stopped(seat(table(BUILDING, RUSSIAN)))
    react(t, 'squad', 'tank').rolls(3, 2)
    t.saw({ type: 'closeCombatAttack', kill: 4, modifiers: [], final: 5, result: 'none' })
    t.saw({ type: 'check', what: 'FPF NMC', final: 5, result: 'passes' })
    t.sawNo({ type: 'check', what: 'PAATC' })
    t.asks('allied', 'move')
  },
)

example('EX-20k SK-3.8-17 SK-3.8-13 an original 2 Immobilizes it, the third die may do more, and a leader may come forth', (seat) => {
  const t = seat(inside(table(BUILDING, RUSSIAN)))
  react(t, 'squad', 'tank').rolls(4, 3, 1, 1, 5, 6)
  t.saw({ type: 'closeCombatAttack', final: 4, kill: 4, third: 5, result: 'immobilized', refigured: false })
  t.saw({ type: 'leaderCreated', by: t.unit('squad'), is: 'ge-L-7-0' })
  t.saw({ type: 'closeCombatAttack', final: 4, kill: 5, third: 5, result: 'eliminated', refigured: true })
  t.asks('axis', 'move')
  const dead = seat(inside(table(BUILDING, RUSSIAN)))
  react(dead, 'squad', 'tank').rolls(4, 3, 1, 1, 2, 6)
  dead.saw({ type: 'closeCombatAttack', third: 2, result: 'eliminated', refigured: false })
  expect(dead.where('tank')).toBe('eliminated')
  dead.asks('axis', 'move')
})

example(
  'AID-CCF-33 AID-CCF-91 AID-CCV-29 EX-20i SK-3.8-24 it has 5 MP left; if it stays there is Close Combat without a PAATC, and only the squad is held',
  (seat) => {
    const t = stopped(seat(table(BUILDING, RUSSIAN)))
    react(t, 'squad', 'tank').rolls(3, 2)
    expect(16 - mp(t, 'tank')).toBe(5)
    t.answer('move', { type: 'stop', units: [t.unit('tank')] })
    hold(t).passUntil('closeCombat')
    t.asks('axis', 'closeCombat').pass().asks('allied', 'closeCombat').pass()
    t.saw({ type: 'check', what: 'PAATC' }).sawNo({ type: 'check', what: 'PAATC' })
    t.saw({ type: 'melee', on: true, units: [t.unit('squad')] })
    expect([t.u('squad').melee, t.u('tank').melee]).toEqual([true, false])
    t.asks(t.asked.seat, t.asked.kind) // the next Player Turn
  },
)

example('EX-20h SK-3.2.2-15 SK-3.2.2.1-01 its machine guns, tripled and halved, pin the squad, which attacks no more', (seat) => {
  const t = stopped(seat(table(BUILDING, RUSSIAN)))
  react(t, 'squad', 'tank').rolls(3, 2)
  fireGuns(t, 'tank', 'bow coaxial', 'C4').rolls(4, 3, 5, 5)
  t.saw({
    type: 'attack',
    when: 'boundingFire',
    fp64: 9 * 64,
    column: 8,
    modifiers: [{ label: 'wooden building in C4', value: 2 }],
    final: 9,
    result: 'PTC',
  })
  t.saw({ type: 'check', what: 'PTC', final: 10, result: 'pinned' })
  t.answer('move', act(t, 'delay', 'tank'))
  expect(t.u('squad').pinned).toBe(true)
  t.refuses(t.asked.seat, reactionOf(t, 'squad', 'tank'), {})
  t.asks(t.asked.seat, t.asked.kind)
})

example('EX-20m before it has stopped they are halved again: 4½ FP', (seat) => {
  const t = seat(inside(table(BUILDING, RUSSIAN)))
  hold(t)
  fireGuns(t, 'tank', 'bow coaxial', 'C4').rolls(6, 5)
  t.saw({ type: 'attack', when: 'boundingFire', fp64: 4.5 * 64, column: 4 })
  t.asks('allied', 'move')
})
