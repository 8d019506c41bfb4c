import { ScriptedTable } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { ourPack } from '../data/pack.ts'
import type { Situation } from '../situation/form.ts'
import { situation as readSituation } from '../situation/read.ts'
import { upfront } from '../system.ts'

const cardOf = (terrain: string) =>
  ourPack().cards.find((card) => card?.functions.some((printed) => printed.type === 'Terrain' && printed.terrain === terrain))!.id
const movement = ourPack().cards.find((card) => card?.functions.some(({ type }) => type === 'Movement'))!.id

/** The game with a rule such as guns and vehicles have: nobody named Heavy may enter a Marsh. */
const withHeavyMen = {
  ...upfront,
  situation: (json: unknown) => {
    const reading = readSituation(json)
    if (!reading.ok) return reading
    const { setting } = reading.value
    const forbid: (typeof setting.hooks.terrainForbidden)[number] = (s, group, terrain) =>
      terrain === 'Marsh' && group.men.some((man) => s.setting.roster[man]!.name === 'Heavy')
        ? { rule: '28.5', message: 'Heavy can’t enter a Marsh.' }
        : undefined
    return {
      ok: true as const,
      value: { ...reading.value, setting: { ...setting, hooks: { ...setting.hooks, terrainForbidden: [forbid] } } },
    }
  },
}

const heavy = { number: 700, name: 'Heavy', rank: 'PVT', role: null, weapon: 'rifleBolt', morale: 3, panic: 4, rout: 4, kia: 8, points: 1 }
const field = (card: number): Situation => ({
  active: 'axis',
  step: 'turn.discard',
  axis: { nation: 'German', hand: [card], groups: [{ letter: 'A', men: [{ number: 1 }, { number: 2 }] }] },
  allied: {
    nation: 'American',
    groups: [
      { letter: 'A', range: 1, men: [{ card: heavy }, { number: 2 }], cards: [{ card: movement, as: 'movement', mode: 'advance' }] },
    ],
  },
})
const offer = (card: number) =>
  new ScriptedTable(withHeavyMen, { situation: field(card) })
    .decide('axis', 'discard', { type: 'discard', cards: [{ card, as: 'terrain', on: 1 }] })
    .decide('axis', 'refill', { type: 'keep' })

test('UF-7.33-01 terrain must be rejected for a group with somebody who may not enter it', () => {
  const t = offer(cardOf('Marsh')).saw({ type: 'terrainAnswered', accepted: false, range: 0 })
  expect(t.game.state.groups[1]!.stack.map(({ mode }) => mode)).toEqual(['sideways'])
  offer(cardOf('Brush')).asks('allied', 'terrainOffer').done()
})
