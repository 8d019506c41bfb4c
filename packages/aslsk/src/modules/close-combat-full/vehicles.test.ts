import { describe, expect, test } from 'vitest'
import { mounted } from '../../../test/armour.ts'
import { react, reactionOf } from '../../../test/close-combat.ts'
import { fogTable, leave, status } from '../../../test/fog-table.ts'
import { type AslskTable, table } from '../../../test/table.ts'
import { act } from '../../../test/vehicles.ts'
import type { Status } from '../../data/statuses.ts'
import { figureCombat } from '../../phases/close-combat/attack.ts'
import { withModule } from '../../scenario/begin.ts'
import type { AslskState } from '../../state.ts'

const options = { attacker: 'allied', rows: 8, columns: 8, modules: ['close-combat-full'] } as const
const being = (t: AslskTable, name: string, status: Status): AslskState =>
  withModule(t.state, {
    id: 'trial',
    title: 'Trial',
    sentence: 'A trial.',
    hooks: { statuses: [(_, unit, asked) => (unit.id === t.unit(name) && asked === status ? 1 : 0)] },
  })
const labels = (s: AslskState, t: AslskTable, by: string, on: string, use: 'attack' | 'reaction' = 'attack') =>
  figureCombat(s, { by: [t.unit(by)], on: [t.unit(on)] }, use).modifiers.map(({ label, value }) => `${label} ${value}`)

test('AID-CCV-15 a CCV is never less than 1: what would lower it further is a DRM', () => {
  const t = table('E5 Russian: h=2-2-6 hs pinned; German: tank=ge-pzivh    A1 Russian: 8-0', { ...options, phase: 'closeCombat' })
  const one = { by: [t.unit('h')], on: [t.unit('tank')] }
  expect(figureCombat(t.state, one)).toMatchObject({ kill: 1, drm: 0 })
  const guarding = being(t, 'h', 'guarding')
  expect(figureCombat(guarding, one)).toMatchObject({ kill: 1, drm: 1, modifiers: [{ rule: 'A11.5', label: 'CCV no lower', value: 1 }] })
})

describe('a vehicle in bypass', () => {
  test('AID-CCV-07 that stands there is street-fought by the men in what it bypasses', () => {
    const t = table('E5 wooden building; Russian: r=4-4-7; German: tank=ge-pzivh', { ...options, phase: 'closeCombat' })
    expect([labels(t.state, t, 'r', 'tank'), labels(t.state, t, 'tank', 'r')]).toEqual([[], []])
    const passing = being(t, 'tank', 'bypass')
    expect(labels(passing, t, 'r', 'tank')).toEqual(['Street Fighting -1'])
    expect(labels(passing, t, 'tank', 'r')).toEqual(['Street Fighting 1'])
  })

  test('AID-CCV-23 that moves there is so by those who have not fired', () => {
    const board = (fired: string) => `E5 wooden building; German: x=4-6-7 ${fired}; Russian: tank=ru-T3485 MOTION    A1 Russian: 8-0`
    const t = table(board(''), { ...options, phase: 'movement' })
    expect(labels(being(t, 'tank', 'bypass'), t, 'x', 'tank', 'reaction')).toEqual(['Street Fighting -1', 'in Motion 2'].reverse())
    const fired = table(board('first'), { ...options, phase: 'movement' })
    expect(labels(being(fired, 'tank', 'bypass'), fired, 'x', 'tank', 'reaction')).toEqual(['in Motion 2'])
  })
})

describe('a vehicle among concealed men', () => {
  const drives = (men: string) => {
    const t = fogTable(
      `E4 wooden building; German: ${men}    E5 Russian: tank=ru-T3485 vca0 MOTION    A1 Russian: 8-0    H8 German: 4-6-7`,
      {
        ...options,
        phase: 'movement',
        year: 1944,
      },
    )
    return t.answer('move', act(t, 'drive', 'tank', { to: 'E4', pays: 'half' }))
  }

  test('AID-CCV-20 they take one PAATC, at the lowest morale and with their best leader, and stay concealed; it counts for a later attack', () => {
    const t = drives('x=4-6-7 concealed, y=4-4-7 concealed, l=8-1 concealed').rolls(1, 2, 4, 4)
    t.saw({ type: 'check', what: 'PAATC', final: 7, result: 'passes' })
    expect(['x', 'y', 'l'].map((unit) => status(t, unit))).toEqual(['concealed', 'concealed', 'concealed'])
    react(t, 'x', 'tank').rolls(6, 5)
    expect(t.game.events.filter(({ event }) => event.type === 'check')).toHaveLength(1)
    expect([status(t, 'x'), status(t, 'y')]).toEqual(['seen', 'concealed'])
    leave(t)
  })

  test('AID-CCV-20 or they are seen and pinned', () => {
    const t = drives('x=4-6-7 concealed, y=5-4-8 concealed').rolls(1, 2, 4, 4)
    t.saw({ type: 'check', what: 'PAATC', unit: t.unit('x'), morale: 7, final: 8, result: 'pinned' })
    expect([status(t, 'x'), status(t, 'y'), t.u('x').pinned, t.u('y').pinned]).toEqual(['seen', 'seen', true, true])
    leave(t)
  })
})

test('AID-CCV-26 CC Reaction Fire is at the vehicle alone, not at men beside it; they and its crew do nothing before the DEFENDER is done', () => {
  const t = fogTable(
    'E4 wooden building; German: m=4-6-7 melee, x=4-6-7 concealed; Russian: r=4-4-7 melee    E5 Russian: tank=ru-T3485 vca0 MOTION    A1 Russian: 8-0',
    { ...options, phase: 'movement', year: 1944 },
  )
  t.answer('move', act(t, 'drive', 'tank', { to: 'E4', pays: 'half' })).rolls(1, 2, 1, 2)
  expect(t.game.open.map(({ seat }) => seat)).toEqual(['axis'])
  t.refuses('axis', reactionOf(t, 'x', 'r'), { rule: '3.3.4', message: /no vehicle that moves here/ })
  const bounding = { type: 'vehicleFire', vehicle: t.unit('tank'), at: 'E4', weapons: [mounted(t, 'tank', 'coaxial')] }
  expect(t.game.problems('allied', bounding)).not.toEqual([])
  react(t, 'x', 'tank').rolls(1, 1, 1, 6, 6)
  expect([t.where('tank'), t.where('r'), t.u('r').broken]).toEqual(['eliminated', 'E4', false])
})
