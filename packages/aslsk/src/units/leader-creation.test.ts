import { test } from 'vitest'
import { type AslskTable, table } from '../../test/table.ts'

const combat = { phase: 'closeCombat', attacker: 'axis' } as const

function fight(t: AslskTable, by: string[], on: string[]): AslskTable {
  const attacks = [{ by: by.map((name) => t.unit(name)), on: on.map((name) => t.unit(name)) }]
  return t.answer('closeCombat', { type: 'attack', attacks })
}

test('AID-SKTIP-05 SK-5.3-01 SK-3.1-11 an original 2 in the first self-rally of the phase may bring forth a leader; later ones don’t', () => {
  const rally = { phase: 'rally', attacker: 'axis' } as const
  const first = table('B2 German: 4-6-8 broken   D2 German: 4-6-7   H2 Russian: 4-4-7', rally)
  first.answer('selfRally', { type: 'selfRally', unit: 0 }).rolls(1, 1, 3)
  first.saw({ type: 'rallies', unit: 0 }).saw({ type: 'leaderCreated', by: 0, die: 3, is: 'ge-L-8-0' })
  first.expect('B2').has('4-6-8', '8-0')
  const second = table('B2 German: 2-2-8 crew broken   D2 German: 2-2-8 crew broken   H2 Russian: 4-4-7', rally)
  second.answer('selfRally', { type: 'selfRally', unit: 0 }).rolls(6, 5)
  second.answer('selfRally', { type: 'selfRally', unit: 1 }).rolls(1, 1)
  second.saw({ type: 'rallies', unit: 1 }).sawNo({ type: 'leaderCreated' }).sawNo({ type: 'noLeaderCreated' })
})

test('SK-5.3-02 SK-5.3-03 an original 2 in Close Combat: the dr takes the morale of the unit and may come to nothing', () => {
  const t = table('E5 German: 4-3-6; Russian: 4-2-6', combat)
  fight(t, ['4-3-6'], ['4-2-6'])
  fight(t, ['4-2-6'], ['4-3-6']).rolls(1, 1, 1, 1, 1, 6)
  t.saw({
    type: 'leaderCreated',
    die: 1,
    modifiers: [
      { rule: '5.3', label: 'German', value: -1 },
      { rule: '5.3', label: 'morale 6 or less', value: 1 },
    ],
    is: 'ge-L-8-1',
  })
  t.saw({
    type: 'noLeaderCreated',
    die: 6,
    modifiers: [
      { rule: '5.3', label: 'Russian', value: 1 },
      { rule: '5.3', label: 'morale 6 or less', value: 1 },
      { rule: '5.3', label: 'odds below 1-1', value: -1 },
    ],
  })
})

test('SK-5.3-04 with several MMC in the attack the best of them counts; a leader alone creates none', () => {
  const t = table('E5 German: 4-3-6, 4-6-8; Russian: 4-4-7', combat)
  fight(t, ['4-3-6', '4-6-8'], ['4-4-7']).pass('closeCombat').rolls(1, 1, 4)
  t.saw({
    type: 'leaderCreated',
    by: t.unit('4-6-8'),
    modifiers: [
      { rule: '5.3', label: 'German', value: -1 },
      { rule: '5.3', label: 'morale 8 or more', value: -1 },
    ],
    is: 'ge-L-8-0',
  })
  const alone = table('E5 German: 8-1; Russian: 4-4-7', combat)
  fight(alone, ['8-1'], ['4-4-7']).pass('closeCombat').rolls(1, 1)
  alone.saw({ type: 'closeCombatAttack', final: 2 }).sawNo({ type: 'noLeaderCreated' }).sawNo({ type: 'leaderCreated' })
})

test('SK-3.8-13 GAP-32 a new leader shares the fate of his squad, and saves it where the odds say so; low odds count once', () => {
  const t = table('E5 German: 4-6-7, b=4-6-7; Russian: 2-2-7', combat)
  const modifiers = [
    { rule: '5.3', label: 'Russian', value: 1 },
    { rule: '5.3', label: 'odds below 1-1', value: -1 },
  ]
  fight(t, ['4-6-7', 'b'], ['2-2-7'])
  fight(t, ['2-2-7'], ['4-6-7', 'b']).rolls(3, 5, 1, 1, 2)
  t.saw({ type: 'closeCombatAttack', side: 'axis', odds: '4-1', final: 8, result: 'eliminated', refigured: false })
  t.saw({ type: 'closeCombatAttack', side: 'allied', odds: '1-4', final: 2, result: 'eliminated' })
  t.saw({ type: 'leaderCreated', modifiers, is: 'ru-L-8-0' })
  t.saw({ type: 'closeCombatAttack', side: 'axis', odds: '2-1', kill: 7, final: 8, result: 'none', refigured: true })
  t.saw({ type: 'closeCombatAttack', side: 'allied', odds: '1-4', refigured: true })
})
