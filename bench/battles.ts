import { boards } from '@firegroup/content'
import { freezePlain } from '@firegroup/kernel'

const furrow = boards.find(({ id }) => id === 'long-furrow')!

/** Counters by how many of each: `of('ge', { '4-6-7': 3 })`. */
function of(nation: string, counts: { readonly [type: string]: number }) {
  return Object.entries(counts).map(([type, count]) => ({ type: `${nation}-${type}`, count }))
}

/** What a scenario says that no measurement asks for. Frozen as those of the catalogue are: it is read once, not for every game. */
const CARD = {
  format: 'firegroup-scenario',
  version: 1,
  system: 'aslsk',
  briefing: { place: 'Nowhere', date: 'July 1944', text: 'A measurement.', allied: 'Attack.', axis: 'Defend.' },
  month: 7,
  year: 1944,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
} as const

/** About ten units a side, of which a third are tanks. */
export const armour = freezePlain({
  ...CARD,
  id: 'bench-armour',
  name: 'Armour',
  boards: [{ map: furrow, at: { column: 0, row: 0 } }],
  turns: 6,
  sides: {
    allied: {
      nation: 'russian',
      name: 'Russians',
      elr: 3,
      groups: [
        {
          id: 'wedge',
          name: 'The wedge',
          units: of('ru', { T3485: 3, KV1M41: 1, '4-4-7': 6, 'L-8-1': 1 }),
          weapons: of('ru', { LMG: 1 }),
          arrival: { kind: 'setup', area: { columns: ['A', 'H'] } },
        },
      ],
    },
    axis: {
      nation: 'german',
      name: 'Germans',
      elr: 3,
      groups: [
        {
          id: 'line',
          name: 'The line',
          units: of('ge', { pzivh: 2, stgiiig: 1, '4-6-7': 5, 'L-8-1': 1 }),
          weapons: of('ge', { LMG: 2 }),
          arrival: { kind: 'setup', area: { columns: ['M', 'Z'] } },
        },
      ],
    },
  },
  victory: { side: 'allied', text: 'Control P5.', condition: { type: 'control', hexes: ['P5'] } },
})

/** So many units in all, a tenth of them tanks, on one board or on four. */
export function battle(units: number, onFour: boolean): object {
  const tanks = Math.round(units / 20)
  const squads = units / 2 - tanks
  const places = onFour
    ? [
        { label: 'a', at: { column: 0, row: 0 } },
        { label: 'b', at: { column: 32, row: 0 } },
        { label: 'c', at: { column: 0, row: 10 } },
        { label: 'd', at: { column: 32, row: 10 } },
      ]
    : [{ at: { column: 0, row: 0 } }]
  const half = (columns: readonly [string, string], labels: readonly string[]) =>
    onFour ? { any: labels.map((board) => ({ board })) } : { columns }
  const group = (id: string, nation: string, tank: string, squad: string, area: object) => ({
    id,
    name: id,
    units: [...of(nation, { [tank]: tanks, [squad]: Math.min(squads, 40) }), ...(squads > 40 ? of(nation, { [squad]: squads - 40 }) : [])],
    weapons: [],
    arrival: { kind: 'setup' as const, area },
  })
  return freezePlain({
    ...CARD,
    id: `bench-${units}-${places.length}`,
    name: `${units} units`,
    boards: places.map((place) => ({ map: furrow, ...place })),
    turns: 2,
    sides: {
      allied: {
        nation: 'russian',
        name: 'Russians',
        elr: 3,
        groups: [group('wedge', 'ru', 'T3485', '4-4-7', half(['A', 'L'], ['a', 'c']))],
      },
      axis: { nation: 'german', name: 'Germans', elr: 3, groups: [group('line', 'ge', 'pzivh', '4-6-7', half(['Q', 'GG'], ['b', 'd']))] },
    },
    victory: { side: 'allied', text: 'Kill everybody.', condition: { type: 'casualties', points: 999 } },
  })
}
