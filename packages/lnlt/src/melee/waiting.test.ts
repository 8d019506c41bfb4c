import type { Rules } from '@firegroup/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { assault, attacks } from '../../test/melee.ts'
import { type LnltTable, table } from '../../test/table.ts'
import type { Lnlt } from '../context.ts'
import { locationNamed } from '../map/location.ts'
import { lnlt } from '../system.ts'
import { damageCheck, shake } from '../units/damage.ts'

afterEach(() => vi.restoreAllMocks())

/** Tables on which something waits in these hexes that does this to everybody who enters. */
function waiting(hexes: string, deed: (g: Lnlt, unit: number) => Rules<void> | undefined): void {
  const { situation } = lnlt
  vi.spyOn(lnlt, 'situation').mockImplementation((description) => {
    const reading = situation(description)
    if (!reading.ok) return reading
    const { setting } = reading.value
    const places = hexes.split(' ').map((name) => locationNamed(setting, name))
    function* entered(g: Lnlt, units: readonly number[], at: number): Rules<void> {
      if (!places.includes(at)) return
      for (const unit of units) yield* deed(g, unit) ?? []
    }
    const hooks = { ...setting.hooks, entered: [entered, ...setting.hooks.entered] }
    return { ok: true, value: { ...reading.value, setting: { ...setting, hooks } } }
  })
}

/** Mines that Shake whoever enters. */
const mines = (hexes: string, whom?: number) =>
  waiting(hexes, (g, unit) => {
    if (whom === undefined || unit === whom) shake(g, g.state.units[unit]!, '21.4')
    return undefined
  })

describe('8.0 what waits in the hex comes before the Melee', () => {
  test('LNL-8.0-34 it strikes those who enter, then an Event is read, then the round is fought', () => {
    waiting('C4', (g, unit) => damageCheck(g, g.state.units[unit]!, 1, 'fire'))
    const events = [
      { id: 'a', trigger: 'occupation', hexes: ['C4'], side: 'blue', paragraph: 'Nothing.', effects: [{ type: 'note' }] },
    ] as const
    const t = assault(table('C3 US: a=2-5-4, b=2-5-4    C4 German: x=1-6-4    L9 German: medic', { events }), 'a', 'C4').rolls(
      2,
      1,
      1,
      1,
      1,
    )
    t.saw({ type: 'damageCheck', unit: t.unit('a') })
      .saw({ type: 'eventRead' })
      .saw({ type: 'meleeAttack' })
    expect(t.events('damageCheck')).toHaveLength(1)
  })

  test('LNL-8.0-47 LG-42 an enterer who is Shaken there is eliminated by Melee-eligible enemies', () => {
    mines('C4')
    const t = assault(table('C3 US: a=2-5-4, b=2-5-4    C4 German: x=1-6-4    L9 German: medic'), 'a', 'C4')
    expect([t.where('a'), attacks(t)]).toEqual(['eliminated', []])
    t.expect('C4').has('1-6-4 melee')
  })

  test('LNL-8.0-47 with others who are in Good Order he only goes along', () => {
    mines('C4', 0)
    const t = assault(table('C3 US: a=2-5-4, b=2-5-4    C4 German: x=1-6-4    L9 German: medic'), 'a b', 'C4').rolls(1, 1, 1, 1)
    expect(attacks(t)).toEqual(['blue 2:1 is 2:1', 'red 1:2 is 1:2'])
    expect(t.at('C4')).toContain('2-5-4 shaken moved melee')
  })

  test('LNL-8.0-24 from enemies who are not Melee-eligible he goes back to where he came from, under a Moved marker', () => {
    mines('C4')
    const t: LnltTable = assault(table('C3 US: a=2-5-4, b=2-5-4    C4 German: m=medic    L9 German: medic'), 'a', 'C4')
    t.saw({ type: 'thrownBack', units: [t.unit('a')], to: t.place('C3') })
    t.expect('C3').has('2-5-4 shaken moved', '2-5-4').expect('C4').has('6-0-6')
    expect(t.markers('C4')).toEqual([])
  })

  test('LNL-8.0-46 there Mines strike him again, and the enemy may fire at him', () => {
    waiting('C3 C4', (g, unit) => damageCheck(g, g.state.units[unit]!, 1, 'fire'))
    const t = assault(table('C3 US: a=2-5-4, b=2-5-4    C4 German: m=medic    C6 German: x=1-6-4'), 'a', 'C4').rolls(6, 1, 5)
    expect(t.events('damageCheck').map(({ unit, result }) => [unit, result])).toEqual([
      [t.unit('a'), 'shaken'],
      [t.unit('a'), 'none'],
    ])
    t.asks('red', 'opportunityFire')
  })

  test('LG-42 those who are still in Good Order go on, against whomever', () => {
    mines('C4', 0)
    const t = assault(table('C3 US: a=2-5-4, b=2-5-4    C4 German: m=medic    L9 German: medic'), 'a b', 'C4')
    expect(t.where('m')).toBe('eliminated')
    expect(t.at('C4')).toEqual(['2-5-4 shaken moved melee', '2-5-4 melee'])
  })
})
