import { ScriptedTable } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { boardFrom } from '../../../test/scenario.ts'
import { type AslskTable, table } from '../../../test/table.ts'
import type { AslskEvent } from '../../events.ts'
import type { Situation } from '../../situation/situation.ts'
import type { AslskState, Side } from '../../state.ts'
import { aslsk } from '../../system.ts'

const combat = { phase: 'closeCombat', attacker: 'axis' } as const
const advancing = { phase: 'advance', attacker: 'axis' } as const

type Groups = [by: string, on: string]

function designation(t: AslskTable, attacks: readonly Groups[]) {
  const ids = (names: string) => names.split(' ').map((name) => t.unit(name))
  return { type: 'attack', attacks: attacks.map(([by, on]) => ({ by: ids(by), on: ids(on) })) }
}

function fight(t: AslskTable, seat: Side, ...attacks: Groups[]): AslskTable {
  return t.decide(seat, 'closeCombat', designation(t, attacks))
}

function refusesFight(t: AslskTable, seat: Side, message: RegExp, ...attacks: Groups[]): void {
  t.refuses(seat, designation(t, attacks), { rule: '3.8', message })
}

function advance(t: AslskTable, to: string, ...units: string[]): AslskTable {
  return t.answer('advance', { type: 'advance', units: units.map((unit) => t.unit(unit)), to })
}

function stacked(t: AslskTable, seat: Side, leader: string, on: string | null): AslskTable {
  return t.decide(seat, 'restack', { type: 'restack', stacks: [{ leader: t.unit(leader), on: on === null ? -1 : t.unit(on) }] })
}

test('SK-3.8-01 neither Weapons nor terrain nor the short range count', () => {
  const t = table('E5 stone building; German: 4-6-7, MMG, LMG; Russian: 4-4-7', combat)
  fight(t, 'axis', ['4-6-7', '4-4-7']).pass('closeCombat').rolls(3, 3)
  t.saw({ type: 'closeCombatAttack', odds: '1-1', modifiers: [], final: 6, result: 'none' })
})

test('AID-ASOP-007 AID-CCF-09 SK-3.8-02 the ATTACKER orders the hexes, and each is fought to its end before the next', () => {
  const t = table('B2 German: a=4-6-7; Russian: r=4-4-7   E5 German: b=4-6-7; Russian: q=4-4-7', combat)
  t.refuses('axis', { type: 'hex', hex: 'C3' }, { rule: '3.8', message: /No Close Combat is waiting in C3/ })
  t.decide('axis', 'closeCombatHex', { type: 'hex', hex: 'E5' })
  fight(t, 'axis', ['b', 'q'])
  t.pass('closeCombat').rolls(1, 2)
  t.expect('E5').has('4-6-7').expect('B2').has('4-6-7', '4-4-7')
  t.saw({ type: 'eliminated', unit: t.unit('q') }).saw({ type: 'closeCombat', at: t.place('B2') })
  refusesFight(t, 'axis', /not one of yours in this Close Combat/, ['b', 'r'])
  refusesFight(t, 'axis', /no enemy in this Close Combat/, ['a', 'q'])
  t.pass('closeCombat').pass('closeCombat').expect('B2').has('4-6-7 melee', '4-4-7 melee')
})

test('AID-SKTIP-24 AID-CCF-103 SK-3.8-03 SK-3.8-04 the ATTACKER designates all, then the DEFENDER; nobody attacks or is attacked twice', () => {
  const t = table('E5 German: a=4-6-7, b=4-6-7; Russian: r=4-4-7, q=4-4-7', combat)
  refusesFight(t, 'axis', /only one attack/, ['a', 'r'], ['a b', 'q'])
  refusesFight(t, 'axis', /only one attack/, ['a a', 'r'])
  refusesFight(t, 'axis', /attacked only once/, ['a', 'r'], ['b', 'r q'])
  fight(t, 'axis', ['a b', 'r']).asks('allied', 'closeCombat')
  t.sawNo({ type: 'closeCombatAttack' })
  fight(t, 'allied', ['q', 'a']).rolls(6, 6, 6, 6)
  t.saw({ type: 'closeCombatAttack', side: 'axis' }).saw({ type: 'closeCombatAttack', side: 'allied' }).sawNo({ type: 'closeCombatAttack' })
})

test('AID-CCF-66 SK-3.8-05 SK-3.8-32 a broken unit does not attack, and is attacked with -2; who has only such units is not asked', () => {
  const t = table('E5 German: a=4-6-7, b=4-6-7 broken; Russian: r=4-4-7 broken', combat)
  refusesFight(t, 'axis', /broken and can only defend/, ['a b', 'r'])
  fight(t, 'axis', ['a', 'r']).rolls(3, 4)
  t.saw({
    type: 'closeCombatAttack',
    side: 'axis',
    odds: '1-1',
    modifiers: [{ rule: '3.8', label: 'broken target', value: -2 }],
    final: 5,
    result: 'reduced',
  })
  t.sawNo({ type: 'closeCombatAttack' })
})

test('AID-CCF-87 SK-3.8-29 the DEFENDER’s units still attack as designated, though they were eliminated or reduced', () => {
  const t = table('E5 German: a=4-6-7, b=4-6-7; Russian: r=4-4-7, q=4-4-7', combat)
  fight(t, 'axis', ['a', 'r'], ['b', 'q'])
  fight(t, 'allied', ['r', 'a'], ['q', 'b']).rolls(1, 2, 2, 3, 1, 3, 2, 3)
  t.saw({ type: 'closeCombatAttack', on: [t.unit('r')], result: 'eliminated' })
  t.saw({ type: 'closeCombatAttack', on: [t.unit('q')], result: 'reduced' })
  t.saw({ type: 'closeCombatAttack', by: [t.unit('r')], odds: '1-1', result: 'eliminated' })
  t.saw({ type: 'closeCombatAttack', by: [t.unit('q')], odds: '1-1', result: 'reduced' })
  t.expect('E5').has('2-4-7 melee', '2-3-7 melee')
})

test('SK-3.8-30 nobody has to attack or be attacked, and both may let it be', () => {
  const t = table('E5 German: 4-6-7; Russian: 4-4-7', combat)
  t.pass('closeCombat').pass('closeCombat').saw({ type: 'melee', on: true }).sawNo({ type: 'closeCombatAttack' })
})

test('SK-3.8-08 SK-3.8-34 SK-3.8-36 SK-3.8-37 a leader who stands apart attacks and defends alone, with one FP and without his DRM', () => {
  const t = table('E5 German: 9-2, 4-6-7; Russian: 4-4-7, 7-0', combat)
  stacked(t, 'axis', '9-2', null).saw({ type: 'restacked', side: 'axis' }).pass('restack')
  refusesFight(t, 'axis', /attacks alone/, ['9-2 4-6-7', '4-4-7 7-0'])
  refusesFight(t, 'axis', /defend together/, ['4-6-7', '7-0'])
  fight(t, 'axis', ['9-2', '4-4-7 7-0'])
  refusesFight(t, 'allied', /only be attacked alone/, ['4-4-7', '9-2 4-6-7'])
  fight(t, 'allied', ['4-4-7 7-0', '9-2']).rolls(1, 2, 3, 5)
  t.saw({ type: 'closeCombatAttack', side: 'axis', odds: '1-6', kill: 2, modifiers: [], final: 3, result: 'none' })
  t.saw({ type: 'closeCombatAttack', side: 'allied', odds: '4-1', kill: 9, final: 8, result: 'eliminated' })
  t.expect('E5').has('4-6-7 melee', '4-4-7 melee', '7-0 melee')
})

test('AID-ASOP-154 AID-CCF-86 SK-3.8-35 SK-3.8-36 before the fight a leader is put on the unit that he will fight with', () => {
  const t = table('E5 German: 8-1, a=4-6-7, b=4-6-7; Russian: r=4-4-7, q=4-4-7', combat)
  t.refuses(
    'axis',
    { type: 'restack', stacks: [{ leader: t.unit('a'), on: t.unit('b') }] },
    { rule: '3.8', message: /none of your leaders/ },
  )
  t.refuses(
    'axis',
    { type: 'restack', stacks: [{ leader: t.unit('8-1'), on: t.unit('r') }] },
    { rule: '3.8', message: /another of your units/ },
  )
  stacked(t, 'axis', '8-1', 'b')
  refusesFight(t, 'axis', /attacks only together with it/, ['a 8-1', 'r'])
  fight(t, 'axis', ['a', 'r'], ['b 8-1', 'q'])
  refusesFight(t, 'allied', /defend together/, ['r', 'b'])
  fight(t, 'allied', ['r', 'a'], ['q', 'b 8-1']).rolls(3, 4, 3, 4, 3, 4, 3, 4)
  t.saw({ type: 'closeCombatAttack', by: [t.unit('a')], modifiers: [] })
  t.saw({ type: 'closeCombatAttack', by: [t.unit('b'), t.unit('8-1')], odds: '1-1', final: 6 })
  t.saw({ type: 'closeCombatAttack', on: [t.unit('a')], odds: '1-1' })
  t.saw({ type: 'closeCombatAttack', on: [t.unit('b'), t.unit('8-1')], odds: '1-2' })
})

test('AID-CCF-45 AID-CCF-65 SK-3.8-09 a bad leader need not direct, and a pinned one can’t', () => {
  const t = table('E5 German: 9-1 pinned, 4-6-7; Russian: 6+1, 4-4-7', combat)
  t.pass('restack').pass('restack')
  fight(t, 'axis', ['4-6-7 9-1', '4-4-7 6+1'])
  fight(t, 'allied', ['4-4-7 6+1', '4-6-7 9-1']).rolls(6, 6, 6, 6)
  t.saw({ type: 'closeCombatAttack', side: 'axis', odds: '1-2', modifiers: [] })
  t.saw({ type: 'closeCombatAttack', side: 'allied', odds: '1-1', modifiers: [] })
})

test('AID-ASOP-150 AID-CCF-10 SK-3.8-10 ambush is rolled for in woods, but not in the open and not where nobody has advanced', () => {
  const woods = table('E4 German: 4-6-7   E5 woods; Russian: 4-4-7', advancing)
  advance(woods, 'E5', '4-6-7').rolls(3, 3).saw({ type: 'ambush' })
  const open = table('E4 German: 4-6-7   E5 grain; Russian: 4-4-7', advancing)
  advance(open, 'E5', '4-6-7').sawNo({ type: 'ambush' })
  const standing = table('E5 woods; German: 4-6-7; Russian: 4-4-7', combat)
  standing.asks('axis', 'closeCombat').sawNo({ type: 'ambush' })
})

test.each([
  ['4-4-7 CX', { rule: '3.3.1', label: 'CX', value: 1 }],
  ['4-4-7 pinned', { rule: '3.8', label: 'pinned', value: 1 }],
  ['4-4-7, 4-4-7 broken, 4-4-7 broken', { rule: '3.8', label: 'broken', value: 1 }],
  ['4-4-7, 4-2-6', { rule: '5.4', label: 'Inexperienced', value: 1 }],
  ['4-4-7, 8-0, 9-1', { rule: '3.8', label: 'leader 9-1', value: -1, tags: ['leadership'] }],
])('SK-3.8-11 GAP-03 the ambush dr of a side with %s', (units, modifier) => {
  const t = table(`E4 German: 4-6-7   E5 building; Russian: ${units}`, advancing)
  advance(t, 'E5', '4-6-7').rolls(3, 3)
  if (t.asked.kind === 'restack') t.pass('restack')
  t.saw({
    type: 'ambush',
    rolls: [
      { side: 'axis', die: 3, modifiers: [], final: 3 },
      { side: 'allied', die: 3, modifiers: [modifier], final: 3 + modifier.value },
    ],
  })
})

test('AID-CCF-21 SK-3.8-11 SK-3.8-39 a leader alone has no ambush modifier; two lower is no ambush, three is one', () => {
  const alone = () => advance(table('E4 German: 4-6-7   E5 building; Russian: 9-1', advancing), 'E5', '4-6-7')
  const rolls = [
    { side: 'axis', die: 3, modifiers: [], final: 3 },
    { side: 'allied', die: 1, modifiers: [], final: 1 },
  ]
  alone().rolls(3, 1).saw({ type: 'ambush', rolls, ambusher: null })
  alone().rolls(4, 1).saw({ type: 'ambush', ambusher: 'allied' })
  alone().rolls(1, 4).saw({ type: 'ambush', ambusher: 'axis' })
})

test('AID-CCF-31 SK-3.8-40 only survivors of the ambush reply, and all of the ambusher’s attacks come first', () => {
  const t = table('E4 German: a=4-6-7, b=4-6-7   E5 building; Russian: 4-4-7', advancing)
  advance(t, 'E5', 'a', 'b').rolls(1, 4)
  fight(t, 'axis', ['a b', '4-4-7']).rolls(3, 4)
  t.saw({ type: 'closeCombatAttack', odds: '2-1', final: 6, result: 'eliminated' }).saw({ type: 'eliminated' })
  t.sawNo({ type: 'closeCombatAttack' })
  t.expect('E5').has('4-6-7', '4-6-7')
})

test('AID-CCF-104 SK-3.8-33 a SMC drawn for Casualty Reduction is wounded; SK-3.2.3-41 and the loss of a leader sets off no check', () => {
  const t = table('E5 German: 9-1, 4-6-7; Russian: r=4-4-7, q=4-4-7', combat)
  t.pass('restack').pass('closeCombat')
  fight(t, 'allied', ['r q', '4-6-7 9-1']).rolls(3, 3, t.unit('9-1'), 5)
  t.saw({ type: 'closeCombatAttack', odds: '3-2', final: 6, result: 'reduced' })
  t.saw({ type: 'wounded', unit: t.unit('9-1'), die: 5 })
    .saw({ type: 'eliminated', unit: t.unit('9-1') })
    .sawNo({ type: 'check' })
})

test('AID-ASOP-164 SK-3.8-26 at the end of the phase every Pin counter comes off', () => {
  const t = table('B2 German: 4-6-7 pinned   E5 Russian: 4-4-7 pinned', combat)
  t.saw({ type: 'unpinned', units: [t.unit('4-6-7'), t.unit('4-4-7')] })
  t.expect('B2').has('4-6-7').expect('E5').has('4-4-7')
})

test('AID-CCF-50 GAP-43 a pinned unit attacks with half its FP and defends with all of it', () => {
  const t = table('E5 German: 4-6-7 pinned; Russian: 4-4-7', combat)
  fight(t, 'axis', ['4-6-7', '4-4-7'])
  fight(t, 'allied', ['4-4-7', '4-6-7']).rolls(6, 6, 6, 6)
  t.saw({ type: 'closeCombatAttack', side: 'axis', attack: [{ unit: 0, label: '4-6-7', fp64: 128, halved: true }], odds: '1-2' })
  t.saw({ type: 'closeCombatAttack', side: 'allied', odds: '1-1' })
})

test('AID-CCF-59 SK-3.3.1-27 CX counts once on either side of an attack', () => {
  const t = table('E5 German: a=4-6-7 CX, b=4-6-7 CX; Russian: 4-4-7', combat)
  fight(t, 'axis', ['a b', '4-4-7'])
  fight(t, 'allied', ['4-4-7', 'a b']).rolls(6, 6, 6, 6)
  t.saw({ type: 'closeCombatAttack', side: 'axis', modifiers: [{ rule: '3.3.1', label: 'CX attacker', value: 1 }], final: 13 })
  t.saw({ type: 'closeCombatAttack', side: 'allied', modifiers: [{ rule: '3.3.1', label: 'CX target', value: -1 }], final: 11 })
})

test('SK-4.0-20 FP that was forfeited by firing Weapons counts in Close Combat', () => {
  const situation: Situation = {
    ...combat,
    map: boardFrom('E5 open'),
    axis: { nation: 'german' },
    allied: { nation: 'russian' },
    units: [
      { side: 'axis', type: 'ge-4-6-7', at: 'E5', forfeited: true, fire: 'final' },
      { side: 'allied', type: 'ru-4-4-7', at: 'E5' },
    ],
  }
  const t = new ScriptedTable<AslskState, AslskEvent>(aslsk, { situation })
  t.decide('axis', 'closeCombat', { type: 'attack', attacks: [{ by: [0], on: [1] }] })
  t.decide('allied', 'closeCombat', { type: 'pass' }).rolls(1, 3)
  t.saw({ type: 'closeCombatAttack', odds: '1-1', final: 4, result: 'eliminated' })
})

test('SK-3.8-22 SK-3.8-23 whoever joins a Melee is held in it and can be attacked', () => {
  const t = table('E4 German: b=4-6-7   E5 German: a=4-6-7 melee; Russian: 4-4-7 melee', advancing)
  advance(t, 'E5', 'b').pass('closeCombat')
  fight(t, 'allied', ['4-4-7', 'b']).rolls(6, 6)
  t.saw({ type: 'melee', on: true, units: [t.unit('b')] })
  t.expect('E5').has('4-6-7 melee', '4-6-7 melee', '4-4-7 melee')
})

test('SK-3.8-61 units in Melee neither fire out of their hex nor leave it', () => {
  const text = 'E5 German: 4-6-7 melee; Russian: 4-4-7 melee   E7 Russian: 6-2-8   C5 German: b=4-6-7'
  const fire = table(text, { phase: 'prepFire', attacker: 'axis' })
  const held = { unit: fire.unit('4-6-7'), inherent: true, weapons: [] }
  fire.refuses('axis', { type: 'fire', at: 'E7', firers: [held], directors: [] }, { rule: '3.8', message: /Melee/ })
  const moves = table(text, advancing)
  moves.refuses('axis', { type: 'advance', units: [moves.unit('4-6-7')], to: 'E6' }, { message: /Good Order/ })
})

test('AID-ASOP-161 AID-CCF-44 SK-3.8-62 GAP-30 the Melee is over when only one side is left', () => {
  const t = table('E5 German: 4-6-7 melee; Russian: 4-4-7 melee', combat)
  fight(t, 'axis', ['4-6-7', '4-4-7']).pass('closeCombat').rolls(1, 2)
  t.saw({ type: 'melee', on: false, units: [t.unit('4-6-7')] })
    .expect('E5')
    .has('4-6-7')
})

test('AID-CCF-41 SK-3.8-62 SK-3.8-63 GAP-30 fire into a Melee strikes both sides, and when nobody unbroken is left the Melee is over', () => {
  const t = table('E4 German: a=4-6-7, b=4-6-7   E5 German: c=4-6-7 melee; Russian: 4-4-7 melee', { phase: 'prepFire', attacker: 'axis' })
  t.fire({ from: ['E4'], at: 'E5' }).rolls(3, 4, 5, 5, 5, 5)
  t.saw({ type: 'attack', targets: [t.unit('c'), t.unit('4-4-7')] })
  t.saw({ type: 'breaks', unit: t.unit('c') }).saw({ type: 'breaks', unit: t.unit('4-4-7') })
  t.saw({ type: 'melee', on: false, units: [t.unit('c'), t.unit('4-4-7')] })
})

test('a designation is previewed with the exact chances of both directions', () => {
  const t = table('E5 German: 4-6-7, b=4-6-7; Russian: 4-4-7', combat)
  const preview = () => t.game.open[0]!.question.preview!(designation(t, [['4-6-7', '4-4-7']]))
  expect(preview()).toMatchObject({
    attacks: [{ odds: '1-1', kill: 5, eliminated: 6, reduced: 4, of: 36 }],
    replies: [{ by: [2], on: [0], odds: '1-1', kill: 5, eliminated: 6, reduced: 4 }],
    repliesDesignated: false,
  })
  fight(t, 'axis', ['4-6-7', '4-4-7'])
  expect(t.game.open[0]!.question.preview!({ type: 'pass' })).toMatchObject({
    attacks: [],
    replies: [{ by: [0], on: [2], odds: '1-1' }],
    repliesDesignated: true,
  })
})

test('what is offered is legal, without repetition, and holds every kind of grouping', () => {
  const t = table('E5 German: a=4-6-7, b=4-6-7, 8-1; Russian: r=4-4-7, q=4-4-7, 7-0, 8-0', combat)
  t.pass('restack')
  stacked(t, 'allied', '8-0', null)
  const offered = t.candidates()
  for (const decision of offered) expect(t.game.problems('axis', decision)).toEqual([])
  expect(new Set(offered.map((decision) => JSON.stringify(decision))).size).toBe(offered.length)
  for (const wanted of [
    designation(t, [['a 8-1 b', 'r 7-0 q']]),
    designation(t, [['a 8-1 b', '8-0']]),
    designation(t, [
      ['a 8-1', 'r 7-0'],
      ['b', 'q'],
    ]),
    designation(t, [['b', '8-0']]),
    { type: 'pass' },
  ])
    expect(offered).toContainEqual(wanted)
})
