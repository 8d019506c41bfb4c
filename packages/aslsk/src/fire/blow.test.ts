import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'
import type { Module } from '../hooks.ts'
import { withModule } from '../scenario/begin.ts'
import type { AslskState, Location } from '../state.ts'
import { figureBlow } from './blow.ts'

const gas: Module = {
  id: 'gas',
  title: 'Gas',
  sentence: 'Gas.',
  attacks: [{ kind: 'gas', rule: 'X', aimed: false, tem: false, hindrance: false, blast: false, words: 'Gas drifts' }],
}
const place = (s: AslskState, hex: string) => s.setting.map.grid.indexOf(hex) as Location

test('a module brings a kind of attack and says what of the reckoning counts for it', () => {
  const t = table('C3 stone building; German: x=4-6-7    C3 marker smoke 3    A9 US: 6-6-6', {
    phase: 'prepFire',
    attacker: 'allied',
    rows: 10,
  })
  const s = withModule(t.state, gas)
  const blow = { when: 'prepFire', by: 'allied', at: place(s, 'C3'), targets: [t.unit('x')], fp: 8 } as const
  expect(figureBlow(s, { ...blow, kind: 'gas' }).groups[0]).toMatchObject({ drm: 0, modifiers: [] })
  expect(figureBlow(s, { ...blow, kind: 'charge' }).groups[0]!.drm).toBe(5)
  expect(() => figureBlow(s, { ...blow, kind: 'plague' })).toThrow("no kind of attack 'plague'")
})
