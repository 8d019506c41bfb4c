import { example } from '@firegroup/testkit'
import { expect } from 'vitest'
import { shell } from '../../test/ordnance.ts'
import { type AslskTable, table } from '../../test/table.ts'
import type { PushPreview } from './push.ts'

/** The rulebook's 57mm on the dirt road in D6, with its crew and an 8-1; woods in D5, grain out of season in D4, a woods-road to C6. */
const AT_GUN = (who = 'c=2-2-7 crew') => `
  D6 road nw; US: ${who}, gun=am-AT57L ca5 emplaced, l=8-1    D5 woods    D4 grain    C6 woods; road se
  J19 German: far=4-6-7`
const movement = { phase: 'movement', attacker: 'allied', month: 3, rows: 20, columns: 12 } as const
const push = (t: AslskTable, to: string, units: string) => ({
  type: 'push',
  weapon: t.weapon('gun'),
  units: units.split(' ').map((name) => t.unit(name)),
  to,
})
const preview = (t: AslskTable, to: string, units: string) => t.game.open[0]!.question.preview!(push(t, to, units)) as PushPreview
const drm = (t: AslskTable, to: string, units: string) => preview(t, to, units).modifiers.reduce((sum, { value }) => sum + value, 0)

example('EX-15b EX-15c the 57mm is pushed into the woods on 4 or less, and on into the field', (seat) => {
  const t = seat(table(AT_GUN(), movement))
  expect([preview(t, 'D5', 'c l').mf, drm(t, 'D5', 'c l'), preview(t, 'D5', 'c l').number]).toEqual([8, 5, 10])
  t.answer('move', push(t, 'D5', 'c l')).rolls(2, 2)
  expect([t.where('c'), t.where('l'), t.w('gun').ordnance!.emplaced]).toEqual(['D5', 'D5', undefined])
  expect([preview(t, 'D4', 'c l').mf, drm(t, 'D4', 'c l')]).toEqual([4, 2])
  t.answer('move', push(t, 'D4', 'c l')).rolls(5, 3)
  t.saw({ type: 'pushes', final: 10, result: 'stops' })
  expect([t.where('c'), t.u('c').moveEnded]).toEqual(['D4', true])
  t.asks('allied', 'transfer')
})

example('EX-15b on a 5 it moves and stops, on a 6 nobody moves', (seat) => {
  const stops = seat(table(AT_GUN(), movement))
  stops.answer('move', push(stops, 'D5', 'c l')).rolls(2, 3)
  expect([stops.where('c'), stops.u('l').moveEnded]).toEqual(['D5', true])
  stops.asks('allied', 'transfer')
  const stays = seat(table(AT_GUN(), movement))
  stays.answer('move', push(stays, 'D5', 'c l')).rolls(3, 3)
  expect([stays.where('c'), stays.where('l'), stays.u('c').moveEnded]).toEqual(['D6', 'D6', true])
  stays.asks('allied', 'transfer')
})

example('EX-15d over the road to C6 the DRM is +1; a squad that mans it is -1, another that helps -2', (seat) => {
  const t = seat(table(AT_GUN(), movement))
  expect([preview(t, 'C6', 'c l').mf, drm(t, 'C6', 'c l')]).toEqual([4, 1])
  expect(drm(table(AT_GUN('c=6-6-6'), movement), 'C6', 'c')).toBe(0)
  expect(drm(table(AT_GUN('h=6-6-6, c=2-2-7 crew'), movement), 'C6', 'c h')).toBe(-1)
  t.answer('move', push(t, 'C6', 'c l')).rolls(4, 5)
  t.saw({ type: 'pushes', final: 10, result: 'stops' })
  t.asks('allied', 'transfer')
})

const prepFire = { phase: 'prepFire', attacker: 'axis', rows: 20, columns: 12 } as const
const SPARE = 'A1 German: spare=4-6-7, LMG'

example('EX-15e EX-15f once it has moved only its shield is left, through the Covered Arc; a half squad has neither', (seat) => {
  const fire = (who: string, words: string) => {
    const t = seat(table(`${SPARE}    D3 German: a=4-6-7    D6 US: ${who}, gun=am-AT57L ca5 ${words}`, prepFire))
    t.fire({ units: ['a'], at: 'D6' }).rolls(6, 6)
    t.asks('axis', 'prepFire')
    const attack = t.game.events.map(({ event }) => event).findLast((event) => event.type === 'attack')!
    return attack.modifiers.map(({ label, value }) => `${label} ${value}`)
  }
  expect(fire('c=2-2-7 crew', 'emplaced')).toEqual(['Emplaced Gun 2'])
  expect(fire('c=2-2-7 crew', '')).toEqual(['Gunshield 2'])
  expect(fire('c=3-4-6', 'emplaced')).toEqual([])
})

example('EX-15g whoever pushes has -2 against every attack, and neither shield nor FFMO nor FFNAM', (seat) => {
  const t = seat(table('D6 US: c=2-2-7 crew, gun=am-AT57L ca2, l=8-1    D10 German: x=4-6-7    J2 US: y=6-6-6', { ...movement, month: 6 }))
  t.answer('move', push(t, 'D7', 'c l')).rolls(1, 1)
  t.fire({ units: ['x'], at: 'D7' }).rolls(6, 5)
  t.saw({ type: 'attack', modifiers: [{ label: 'Hazardous Movement', value: -2 }], final: 9 })
  t.asks('axis', 'firstFire')
})

example(
  'EX-15h a hit on the Emplaced Gun: KIA ends both, K the crew and breaks the Gun, less is for the crew behind its shield',
  (seat) => {
    const hit = (dice: [number, number], ...more: number[]) => {
      const t = seat(
        table(`${SPARE}    D3 German: e=2-2-8 crew, pak=ge-AT75L ca2    D9 US: c=2-2-7 crew, gun=am-AT57L ca5 emplaced`, prepFire),
      )
      shell(t, 'pak', 'D9')
        .rolls(3, 1)
        .rolls(...dice, ...more)
        .asks('axis', 'prepFire')
      return t
    }
    const kia = hit([1, 1])
    expect([kia.where('c'), kia.w('gun').at]).toEqual(['eliminated', -4])
    const k = hit([1, 2])
    expect([k.where('c'), k.w('gun').malfunctioned, k.w('gun').at]).toEqual(['eliminated', true, k.place('D9')])
    const near = hit([3, 2], 1, 1)
    near.saw({ type: 'attack', modifiers: [{ label: 'Gunshield', value: 2 }], final: 7, result: '1MC' })
    expect([near.where('c'), near.w('gun').malfunctioned]).toEqual(['D9', false])
  },
)
