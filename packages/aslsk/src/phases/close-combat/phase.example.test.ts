import { expect, test } from 'vitest'
import { type AslskTable, table } from '../../../test/table.ts'

/** The rulebook's Close Combat example, hex by hex. The German is the ATTACKER. */
const options = { phase: 'advance', attacker: 'axis' } as const

function advance(t: AslskTable, to: string, ...units: string[]): AslskTable {
  return t.answer('advance', { type: 'advance', units: units.map((unit) => t.unit(unit)), to })
}

type Groups = [by: string, on: string]

/** `fight(t, 'axis', ['g1 g2', 'r1'], ['g3', 'r2'])` */
function fight(t: AslskTable, seat: 'axis' | 'allied', ...attacks: Groups[]): AslskTable {
  return t.decide(seat, 'closeCombat', designation(t, attacks))
}

function designation(t: AslskTable, attacks: readonly Groups[]) {
  const ids = (names: string) => names.split(' ').map((name) => t.unit(name))
  return { type: 'attack', attacks: attacks.map(([by, on]) => ({ by: ids(by), on: ids(on) })) }
}

function odds(t: AslskTable, seat: 'axis' | 'allied', ...attacks: Groups[]): string[] {
  const decision = designation(t, attacks)
  expect(t.game.problems(seat, decision)).toEqual([])
  const preview = t.game.questionFor(seat)!.question.preview!(decision) as { attacks: { odds: string }[] }
  return preview.attacks.map((attack) => attack.odds)
}

test('EX-12a SK-3.8-10 SK-5.4-04 a Conscript’s ambush dr is one higher, three against two is no ambush, and a Casualty Reduction does not change the other odds', () => {
  const t = table('E4 German: 4-6-7   E5 building; Russian: 4-2-6', options)
  advance(t, 'E5', '4-6-7').rolls(2, 3)
  t.saw({
    type: 'ambush',
    rolls: [
      { side: 'axis', die: 2, modifiers: [], final: 2 },
      { side: 'allied', die: 3, modifiers: [{ rule: '5.4', label: 'Inexperienced', value: 1 }], final: 4 },
    ],
    ambusher: null,
  })
  fight(t, 'axis', ['4-6-7', '4-2-6'])
  fight(t, 'allied', ['4-2-6', '4-6-7']).rolls(2, 3, 4, 5)
  t.saw({ type: 'closeCombatAttack', side: 'axis', odds: '1-1', kill: 5, modifiers: [], final: 5, result: 'reduced' })
  t.saw({ type: 'closeCombatAttack', side: 'allied', odds: '1-1', kill: 5, modifiers: [], final: 9, result: 'none' })
  t.expect('E5').has('4-6-7 melee', '2-2-6 melee')
})

test('EX-12b EX-12h SK-3.8-08 SK-3.8-09 SK-3.8-35 SK-3.8-07 two leaders fight with their squad: 6 to 4 with one leader’s DRM, and can’t be attacked apart', () => {
  const t = table('E4 German: 9-1, 8-1, 4-6-7   E5 building; Russian: 4-4-7', options)
  advance(t, 'E5', '9-1', '8-1', '4-6-7').pass('restack').rolls(6, 3)
  t.saw({
    type: 'ambush',
    rolls: [
      { side: 'axis', die: 6, modifiers: [{ rule: '3.8', label: 'leader 9-1', value: -1, tags: ['leadership'] }], final: 5 },
      { side: 'allied', die: 3, modifiers: [], final: 3 },
    ],
    ambusher: null,
  })
  fight(t, 'axis', ['9-1 8-1 4-6-7', '4-4-7'])
  for (const on of ['9-1', '8-1', '4-6-7', '9-1 4-6-7', '9-1 8-1'])
    t.refuses('allied', designation(t, [['4-4-7', on]]), { rule: '3.8', message: /defend together/ })
  expect(odds(t, 'allied', ['4-4-7', '4-6-7 9-1 8-1'])).toEqual(['1-2'])
  fight(t, 'allied', ['4-4-7', '4-6-7 9-1 8-1']).rolls(3, 3, 1, 2)
  t.saw({ type: 'closeCombatAttack', side: 'axis', odds: '3-2', kill: 6, final: 5, result: 'eliminated' })
  t.saw({ type: 'closeCombatAttack', side: 'allied', odds: '1-2', kill: 4, modifiers: [], final: 3, result: 'eliminated' })
  t.expect('E5').isEmpty()
  t.sawNo({ type: 'melee' })
})

const H4 = 'E4 German: g1=4-4-7, g2=4-4-7, g3=4-4-7   E5 building; Russian: r1=4-5-8, r2=4-5-8'

test('AID-ASOP-155 AID-CCF-29 EX-12c SK-3.8-03 SK-3.8-04 SK-3.8-33 SK-3.8-22 three squads against two, all attacks designated before any is resolved', () => {
  const t = table(H4, options)
  advance(t, 'E5', 'g1', 'g2', 'g3').rolls(3, 5).saw({ type: 'ambush', ambusher: null })
  fight(t, 'axis', ['g1 g2', 'r1'], ['g3', 'r2'])
  fight(t, 'allied', ['r1', 'g1 g2'], ['r2', 'g3'])
  t.rolls(3, 3, 4, 5, 1, 3, 3, 4, t.unit('g2'))
  t.saw({ type: 'closeCombatAttack', odds: '2-1', final: 6, result: 'eliminated' })
  t.saw({ type: 'closeCombatAttack', odds: '1-1', final: 9, result: 'none' })
  t.saw({ type: 'closeCombatAttack', by: [t.unit('r1')], odds: '1-2', final: 4, result: 'reduced' })
  t.saw({ type: 'closeCombatAttack', odds: '1-1', final: 7, result: 'none' })
  t.saw({ type: 'randomSelection', among: [t.unit('g1'), t.unit('g2')], selected: [t.unit('g2')] })
  t.expect('E5').has('4-4-7 melee', '4-4-7 melee', '2-3-7 melee', '4-5-8 melee')
})

test('EX-12g SK-3.8-06 SK-3.8-30 every grouping that the example lists is legal, at its odds', () => {
  const t = table(H4, options)
  advance(t, 'E5', 'g1', 'g2', 'g3').rolls(3, 5)
  expect(odds(t, 'axis', ['g1 g2 g3', 'r1 r2'])).toEqual(['3-2'])
  expect(odds(t, 'axis', ['g1 g2', 'r1'], ['g3', 'r2'])).toEqual(['2-1', '1-1'])
  expect(odds(t, 'axis', ['g1 g2 g3', 'r2'])).toEqual(['3-1'])
  t.pass('closeCombat')
  expect(odds(t, 'allied', ['r1 r2', 'g1 g2 g3'])).toEqual(['1-2'])
  expect(odds(t, 'allied', ['r1', 'g1 g2'], ['r2', 'g3'])).toEqual(['1-2', '1-1'])
  expect(odds(t, 'allied', ['r1 r2', 'g1 g2'])).toEqual(['1-1'])
  expect(odds(t, 'allied', ['r1', 'g1'], ['r2', 'g2'])).toEqual(['1-1', '1-1'])
  expect(odds(t, 'allied', ['r1 r2', 'g3'])).toEqual(['2-1'])
})

test('AID-CCF-102 EX-12d EX-12j SK-3.8-38 SK-3.8-23 a wounded 9-2 reinforces a Melee: no ambush, one FP, leadership -1', () => {
  const t = table('E4 German: 9-2 wounded   E5 building; German: 4-6-7 melee; Russian: 4-4-7 melee, 5-2-7 melee', options)
  advance(t, 'E5', '9-2').pass('restack')
  t.sawNo({ type: 'ambush' })
  fight(t, 'axis', ['4-6-7 9-2', '5-2-7'])
  fight(t, 'allied', ['4-4-7 5-2-7', '4-6-7 9-2']).rolls(3, 4, 3, 4)
  t.saw({
    type: 'closeCombatAttack',
    attack: [
      { unit: t.unit('4-6-7'), label: '4-6-7', fp64: 4 * 64, halved: false },
      { unit: t.unit('9-2'), label: '9-2', fp64: 64, halved: false },
    ],
    odds: '1-1',
    modifiers: [{ rule: '3.8', label: 'leader 9-2', value: -1, tags: ['leadership'] }],
    final: 6,
    result: 'none',
  })
  t.saw({ type: 'closeCombatAttack', odds: '3-2', modifiers: [], final: 7, result: 'none' })
  t.expect('E5').has('4-6-7 melee', '9-2 wounded melee', '4-4-7 melee', '5-2-7 melee')
})

test('AID-ASOP-152 AID-CCF-53 AID-IFT-18 EX-12e SK-3.8-39 SK-3.8-40 SK-3.8-12 SK-2.0-02 the ambusher fights first with -1, the survivors reply with +1', () => {
  const t = table('E4 German: 4-6-7   E5 building; Russian: 4-4-7', options)
  advance(t, 'E5', '4-6-7').rolls(4, 1).saw({ type: 'ambush', ambusher: 'allied' })
  t.asks('allied', 'closeCombat')
  fight(t, 'allied', ['4-4-7', '4-6-7']).rolls(3, 3)
  t.saw({ type: 'closeCombatAttack', odds: '1-1', modifiers: [{ rule: '3.8', label: 'ambush', value: -1 }], final: 5, result: 'reduced' })
  t.expect('E5').has('2-4-7', '4-4-7')
  fight(t, 'axis', ['4-6-7', '4-4-7']).rolls(2, 3)
  t.saw({ type: 'closeCombatAttack', odds: '1-2', modifiers: [{ rule: '3.8', label: 'ambushed', value: 1 }], final: 6, result: 'none' })
  t.expect('E5').has('2-4-7 melee', '4-4-7 melee')
})

test('EX-12i SK-3.8-12 SK-3.8-28 in the next Player Turn the ambush is forgotten and both fight at the same time', () => {
  const t = table('E4 German: 4-6-7   E5 building; Russian: 4-4-7', options)
  advance(t, 'E5', '4-6-7').rolls(4, 1)
  fight(t, 'allied', ['4-4-7', '4-6-7']).rolls(3, 3)
  fight(t, 'axis', ['4-6-7', '4-4-7']).rolls(2, 3)
  t.saw({ type: 'melee', on: true })
  t.passUntil('closeCombat').asks('allied', 'closeCombat')
  fight(t, 'allied', ['4-4-7', '4-6-7'])
  fight(t, 'axis', ['4-6-7', '4-4-7']).rolls(1, 3, 1, 2)
  t.saw({ type: 'closeCombatAttack', side: 'allied', odds: '2-1', modifiers: [], final: 4, result: 'eliminated' })
  t.saw({ type: 'closeCombatAttack', side: 'axis', odds: '1-2', modifiers: [], final: 3, result: 'eliminated' })
  t.sawNo({ type: 'ambush' })
  t.expect('E5').isEmpty()
})

test('AID-CCF-35 EX-12f SK-3.8-13 SK-5.3-02 SK-3.3.1-27 an original 2 brings forth an 8-0, and the odds by and against his squad are figured anew', () => {
  const t = table('E4 German: 5-4-8 CX   E5 Russian: 4-4-7', options)
  advance(t, 'E5', '5-4-8').sawNo({ type: 'ambush' })
  fight(t, 'axis', ['5-4-8', '4-4-7'])
  fight(t, 'allied', ['4-4-7', '5-4-8']).rolls(4, 5, 1, 1, 2)
  t.saw({
    type: 'closeCombatAttack',
    side: 'axis',
    odds: '1-1',
    modifiers: [{ rule: '3.3.1', label: 'CX attacker', value: 1 }],
    final: 10,
    result: 'none',
  })
  t.saw({
    type: 'closeCombatAttack',
    side: 'allied',
    odds: '1-2',
    modifiers: [{ rule: '3.3.1', label: 'CX target', value: -1 }],
    final: 1,
    result: 'eliminated',
  })
  t.saw({
    type: 'leaderCreated',
    is: 'ru-L-8-0',
    die: 2,
    modifiers: [
      { rule: '5.3', label: 'Russian', value: 1 },
      { rule: '5.3', label: 'odds below 1-1', value: -1 },
    ],
  })
  t.saw({ type: 'closeCombatAttack', side: 'axis', odds: '1-1', result: 'none', refigured: true })
  t.saw({ type: 'closeCombatAttack', side: 'allied', odds: '1-1', result: 'eliminated', refigured: true })
  t.expect('E5').has('4-4-7', '8-0')
})
