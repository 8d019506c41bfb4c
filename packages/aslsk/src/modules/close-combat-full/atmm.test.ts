import { total } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { type AslskTable, table } from '../../../test/table.ts'
import type { Status } from '../../data/statuses.ts'
import { withModule } from '../../scenario/begin.ts'
import type { AslskState } from '../../state.ts'
import { hasMines, mineModifiers } from './atmm.ts'

const combat = {
  phase: 'closeCombat',
  attacker: 'axis',
  rows: 8,
  columns: 8,
  modules: ['close-combat-full'],
  year: 1944,
  month: 5,
} as const
const TANK = 'E5 German: g=4-6-7; Russian: tank=ru-T3485    A1 Russian: 8-0    H7 German: 8-0'
const mine = (t: AslskTable, by = 'g') => ({ type: 'atmm', by: [t.unit(by)], vehicle: t.unit('tank') })

function being(t: AslskTable, name: string, status: Status): AslskState {
  const who = t.unit(name)
  return withModule(t.state, {
    id: 'trial',
    title: 'Trial',
    sentence: 'A trial.',
    hooks: { statuses: [(_, unit, asked) => (unit.id === who && asked === status ? 1 : 0)] },
  })
}

describe('magnetic mines', () => {
  test('AID-ASOP-156 AID-CCF-80 AID-CCF-74 AID-GER-41 a dr of 3 or less brings -3 to the attack', () => {
    const t = table(TANK, combat)
    t.decide('axis', 'closeCombat', mine(t)).rolls(3, 4, 3)
    t.saw({ type: 'close-combat-full:mine', of: { found: true } })
    t.saw({ type: 'closeCombatAttack', final: 4, result: 'eliminated', modifiers: [{ rule: 'C13.7', label: 'magnetic mine', value: -3 }] })
  })

  test('AID-CCF-80 a 4 or 5 brings nothing', () => {
    const t = table(TANK, combat)
    t.decide('axis', 'closeCombat', mine(t)).rolls(4, 4, 3)
    t.saw({ type: 'closeCombatAttack', final: 7, result: 'none', modifiers: [] })
    expect(t.game.events.some(({ event }) => event.type === 'pinned')).toBe(false)
  })

  test('AID-CCF-118 a 6 pins, and who is pinned so attacks with a CCV of one less', () => {
    const t = table(TANK, combat)
    t.decide('axis', 'closeCombat', mine(t)).rolls(6, 4, 3)
    t.saw({ type: 'pinned', unit: t.unit('g') }).saw({ type: 'closeCombatAttack', kill: 4 })
  })

  test('AID-CCF-115 Germans have them from 1944 on; tank hunters and the elite in Stalingrad always', () => {
    const t = table(TANK, combat)
    const early = table(TANK, { ...combat, year: 1943 })
    expect([hasMines(t.state, t.u('g')), hasMines(early.state, early.u('g')), hasMines(t.state, t.u('tank'))]).toEqual([true, false, false])
    for (const status of ['tankHunter', 'rbElite'] as const) expect(hasMines(being(early, 'g', status), early.u('g'))).toBe(true)
    early.refuses('axis', mine(early), { rule: 'C13.7', message: /has no magnetic mines/ })
  })

  test('AID-CCF-116 SMC add two, half squads and crews one, the exhausted one, early tank hunters one, and one at what has no armour', () => {
    const t = table('E5 German: g=4-6-7, h=2-4-7, c=4-6-7 CX, l=8-0; Russian: tank=ru-T3485    A1 Russian: 8-0', combat)
    const drm = (name: string, s: AslskState = t.state) => total(mineModifiers(s, s.units[t.unit(name)]!, s.units[t.unit('tank')]!))
    expect(['g', 'h', 'c', 'l'].map((name) => drm(name))).toEqual([0, 1, 1, 2])
    expect(drm('l', being(t, 'l', 'tankHunter'))).toBe(0)
    const early = table(TANK, { ...combat, year: 1943 })
    const hunter = being(early, 'g', 'tankHunter')
    expect(total(mineModifiers(hunter, early.u('g'), early.u('tank')))).toBe(1)
    expect(drm('g', being(t, 'tank', 'unarmored'))).toBe(1)
  })

  test('AID-CCF-117 the elite in Stalingrad takes no drm', () => {
    const t = table(TANK.replace('g=4-6-7', 'g=2-4-7 CX'), combat)
    expect(mineModifiers(being(t, 'g', 'rbElite'), t.u('g'), t.u('tank'))).toEqual([])
  })
})
