import type { Variant } from '@firegroup/kernel'
import { type Pack, readPack } from './data/pack.ts'
import type { Personality } from './data/personality-file.ts'
import type { RulingOptions, Scenario } from './scenario/types.ts'
import { SIDES, type Side } from './state.ts'

/** What a designer would try to balance a scenario: more or less time, another man, another leader, snipers, the rulings on which players disagree. */
export function variants(given: object): readonly Variant[] {
  const scenario = given as Scenario
  const pack = readPack(scenario.pack ?? {})
  return [
    { id: 'deck-more', title: 'One deck more', scenario: { ...scenario, decks: scenario.decks + 1 } },
    ...(scenario.decks > 1 ? [{ id: 'deck-fewer', title: 'One deck fewer', scenario: { ...scenario, decks: scenario.decks - 1 } }] : []),
    ...(pack.ok ? SIDES.flatMap((side) => forceVariants(scenario, side, pack.value)) : []),
    snipers(scenario),
    ruling(scenario, 'readjustRange', true, false, ['Ranges are readjusted at a reshuffle', 'Ranges stay at a reshuffle']),
    ruling(scenario, 'zeroFirepowerMalfunction', 'momentary', 'jams', ['Weapons out of range don’t jam', 'Weapons out of range may jam']),
  ]
}

/** A man more, a man fewer, another leader. Who carries a second weapon stays: it is he whom the scenario means. */
function forceVariants(scenario: Scenario, side: Side, { nations, weapons }: Pack): Variant[] {
  const { nation, men, secondaryWeapons = [], reinforcements } = scenario.sides[side]
  const roster = nations[nation]?.men ?? []
  const force = roster.filter(({ number }) => men.includes(number))
  const carriers = secondaryWeapons.map(({ carrier }) => carrier)
  const weapon = commonest(force.filter(isPlain).map((man) => man.weapon))
  const alike = (man: Personality) => isPlain(man) && man.weapon === weapon
  const isTaken = ({ number }: Personality) => men.includes(number) || reinforcements?.men?.includes(number)
  const more = roster.find((man) => alike(man) && !isTaken(man))
  const fewer = force.findLast((man) => alike(man) && !carriers.includes(man.number))
  const leader = force.find(({ role, number }) => role === 'SL' && !carriers.includes(number))
  const other = leader && roster.find((man) => man.role === 'SL' && !isTaken(man))
  const withMen = (numbers: readonly number[]) => ({
    ...scenario,
    sides: { ...scenario.sides, [side]: { ...scenario.sides[side], men: numbers } },
  })
  const named = ({ name }: Personality) => `${name}${weapon ? `, ${weapons[weapon]!.label}` : ''}`
  return [
    ...(more ? [{ id: `${side}-man-more`, title: `One more ${nation} (${named(more)})`, scenario: withMen([...men, more.number]) }] : []),
    ...(fewer && men.length > 1
      ? [
          {
            id: `${side}-man-fewer`,
            title: `One ${nation} fewer (${named(fewer)})`,
            scenario: withMen(men.filter((number) => number !== fewer.number)),
          },
        ]
      : []),
    ...(leader && other
      ? [
          {
            id: `${side}-leader`,
            title: `${nation} leader ${other.name} (morale ${other.morale}) for ${leader.name} (${leader.morale})`,
            scenario: withMen(men.map((number) => (number === leader.number ? other.number : number))),
          },
        ]
      : []),
  ]
}

/** Nobody who leads, and nobody whose card came to the front late in the war. */
function isPlain({ role, available }: Personality): boolean {
  return role === null && available === undefined
}

function commonest(weapons: readonly string[]): string | undefined {
  const count = (weapon: string) => weapons.filter((other) => other === weapon).length
  return [...new Set(weapons)].toSorted((a, b) => count(b) - count(a))[0]
}

function snipers(scenario: Scenario): Variant {
  return (scenario.snipers ?? 'both') === 'none'
    ? { id: 'snipers', title: 'Snipers on both sides', scenario: { ...scenario, snipers: 'both' } }
    : { id: 'no-snipers', title: 'No snipers', scenario: { ...scenario, snipers: 'none' } }
}

/** The ruling that is not in force. */
function ruling<K extends keyof RulingOptions>(
  scenario: Scenario,
  option: K,
  other: RulingOptions[K],
  usual: RulingOptions[K],
  titles: readonly [other: string, usual: string],
): Variant {
  const isUsual = (scenario.options?.[option] ?? usual) === usual
  const value = isUsual ? other : usual
  return {
    id: `${option}-${value}`,
    title: titles[isUsual ? 0 : 1],
    scenario: { ...scenario, options: { ...scenario.options, [option]: value } },
  }
}
