import { DOUBLE_SNIPER_PRICE, GRADE_HUNDREDTHS, LATER_TENTHS, RANDOM_REINFORCEMENT_PRICE, SNIPER_PRICE } from '../data/dyo.ts'
import type { Nation } from '../data/nations.ts'
import type { Pack } from '../data/pack.ts'
import type { Personality } from '../data/personality-file.ts'
import { secondaryPrice } from '../data/prices.ts'
import { type Grade, TROOPS } from '../data/troops.ts'
import type { Bought } from './design.ts'

/** One line of the bill. */
export interface Item {
  readonly label: string
  readonly points: number
}

export interface Bill {
  readonly items: readonly Item[]
  readonly total: number
}

/** 43: what a force costs, line by line. `defends`: 43.6: his Snipers come with the deck. */
export function billOf(pack: Pack, bought: Bought, defends: boolean): Bill {
  const { nation, troopType, men, machines = [], secondaryWeapons = [], reinforcements, random = [] } = bought
  const roster = cardsOf(pack, nation)
  const sum = (numbers: readonly number[]) => numbers.reduce((points, each) => points + (roster.get(each)?.points ?? 0), 0)
  const items: Item[] = [{ label: 'Men', points: sum(men) }]
  const add = (label: string, points: number) => {
    if (points > 0) items.push({ label, points })
  }
  add('Vehicles and guns', sum(machines))
  add(
    'Secondary weapons',
    secondaryWeapons.reduce((points, { weapon, strength }) => points + weaponPrice(nation, troopType, weapon, strength), 0),
  )
  if (reinforcements) {
    const { afterDeck, men: later, machines: heavy = [] } = reinforcements
    // 43.4: rounded up for each group that arrives
    add(`After Deck ${afterDeck}`, Math.ceil((sum([...later, ...heavy]) * (LATER_TENTHS[afterDeck] ?? 10)) / 10))
  }
  const bare = items.reduce((points, item) => points + item.points, 0)
  // 43.5, G-37: on the whole force, to the nearest point
  const grade = gradeOf(troopType)
  const change = Math.floor((bare * GRADE_HUNDREDTHS[grade] + 50) / 100) - bare
  if (change !== 0) items.push({ label: troopType ?? '', points: change })
  add('Sniper', sniperPrice(bought.snipers ?? 0, defends))
  for (const deck of random) add(`Random reinforcement, Deck ${deck}`, randomPrice(deck))
  return { items, total: items.reduce((points, item) => points + item.points, 0) }
}

/** 43.6: the defender has one as it is; the second makes it last. */
function sniperPrice(snipers: number, defends: boolean): number {
  const first = snipers > 0 && !defends ? SNIPER_PRICE : 0
  return first + (snipers > 1 ? DOUBLE_SNIPER_PRICE : 0)
}

/** 48.1, G-38 */
export function randomPrice(deck: number): number {
  return Math.ceil((RANDOM_REINFORCEMENT_PRICE * (LATER_TENTHS[deck - 1] ?? 10)) / 10)
}

/** 43.7, 50.8, 51.5: an Italian radio costs what a Russian one does for elite troops, a French one half for Reservists. */
function weaponPrice(
  nation: Nation,
  troopType: string | undefined,
  weapon: NonNullable<Bought['secondaryWeapons']>[number]['weapon'],
  strength: 5 | 6 | 7 | undefined,
): number {
  const price = secondaryPrice(nation === 'Italian' && gradeOf(troopType) === 'elite' ? 'Russian' : nation, weapon, strength)
  return weapon === 'radio' && troopType === 'Reservists' ? price / 2 : price
}

function gradeOf(troopType: string | undefined): Grade | 'line' {
  return (troopType === undefined ? undefined : TROOPS[troopType]?.grade) ?? 'line'
}

/** The cards of a nation, men and machines, by their numbers. */
export function cardsOf(pack: Pack, nation: Nation): ReadonlyMap<number, Personality> {
  const roster = pack.nations[nation]
  return new Map([...(roster?.men ?? []), ...(roster?.machines ?? [])].map((card) => [card.number, card]))
}
