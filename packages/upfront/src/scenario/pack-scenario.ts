import { dictionary, integer, listOf, oneOf, optional, plain, type Reading, record, type Schema, text } from '@firegroup/kernel'
import { NATIONS, type Nation } from '../data/nations.ts'
import { enemyOf, SIDES, type Side } from '../state.ts'
import type { DeckChanges, FirstPlayer, Scenario, ScenarioSide, Victory } from './types.ts'

/**
 * A scenario of a pack (2.4): one theme with forces for many nations. Non-meeting scenarios list an offensive and a defensive force for each, and a game uses
 * two of all of them: so a theme makes many scenarios.
 */
export interface PackScenario {
  readonly id: string
  readonly title: string
  readonly teaches?: string
  readonly kind: 'meeting' | 'attack'
  readonly rulesThrough: number
  readonly decks: number
  readonly first: 'attacker' | 'defender' | 'fewer points' | 'fewer points, then card draw' | 'card draw'
  readonly deck?: { readonly removeFirst?: DeckChanges['removeFirst']; readonly cower?: { readonly [who: string]: readonly string[] } }
  readonly snipers?: 'both' | 'attacker' | 'defender' | 'none'
  readonly victory: { readonly type: string; readonly [field: string]: unknown }
  readonly special?: readonly string[]
  readonly pairings: readonly Pairing[]
  readonly forces: { readonly [key: string]: PackForce }
}

interface Pairing {
  readonly year: string
  /** Of a meeting engagement: two forces. */
  readonly sides?: readonly string[]
  /** Of an attack: who attacks and who defends, either way round. */
  readonly variants?: readonly { readonly attacker: string; readonly defender: string }[]
}

interface PackForce {
  readonly men: readonly number[]
  readonly blanks?: { readonly weapon: string; readonly count: number; readonly morale?: number; readonly panic?: number }
  readonly secondaryWeapons?: readonly { readonly weapon: string; readonly carrier: number }[]
  readonly troopType?: string
  readonly points?: number
}

const key = text({ max: 60 })
const force = record({
  men: listOf(integer(1, 999), { max: 40 }),
  blanks: optional(record({ weapon: key, count: integer(1, 20), morale: optional(integer(0, 9)), panic: optional(integer(0, 12)) })),
  secondaryWeapons: optional(listOf(record({ weapon: key, carrier: integer(1, 999) }), { max: 20 })),
  vehiclesAndGuns: optional(plain()),
  reinforcements: optional(plain()),
  troopType: optional(key),
  points: optional(integer(0, 9999)),
  squads: optional(anyNumber()),
})

const schema = record({
  id: key,
  title: text({ max: 120 }),
  teaches: optional(text({ max: 400 })),
  kind: oneOf('meeting', 'attack'),
  rulesThrough: integer(16, 54),
  decks: integer(1, 9),
  situation: optional(integer(0, 99)),
  first: oneOf('attacker', 'defender', 'fewer points', 'fewer points, then card draw', 'card draw'),
  deck: optional(record({ removeFirst: optional(dictionary(integer(1, 40))), cower: optional(dictionary(listOf(key))) })),
  snipers: optional(oneOf('both', 'attacker', 'defender', 'none')),
  victory: plain(),
  special: optional(listOf(text({ max: 1000 }), { max: 20 })),
  pairings: listOf(
    record({
      year: key,
      sides: optional(listOf(key, { min: 2, max: 2 })),
      variants: optional(listOf(record({ attacker: key, defender: key }), { min: 1, max: 4 })),
    }),
    { min: 1, max: 40 },
  ),
  forces: dictionary(force, { max: 80 }),
})

/** A force of a pack's scenario for each seat, and who attacks. */
interface Choice {
  readonly year: string
  readonly forces: { readonly [S in Side]: string }
  readonly attacker?: Side
}

/**
 * 2.4: all scenarios that a theme makes of its pairings, each force in either seat: two for a pair in a meeting engagement, four in an attack. What is wrong
 * names the field.
 */
export function scenariosOf(json: unknown, path = 'scenario'): Reading<readonly Scenario[]> {
  const malformed = schema.check(json, path)
  if (malformed) return { ok: false, problems: [{ message: malformed }] }
  const theme = json as PackScenario
  const problems: { message: string }[] = []
  const complain = (message: string) => problems.push({ message: `${path}.${message}` })
  const choices = theme.pairings.flatMap((pairing, i) => choicesOf(theme, pairing, `pairings[${i}]`, complain))
  for (const { forces } of choices)
    for (const side of SIDES) {
      const name = forces[side]
      if (!Object.hasOwn(theme.forces, name)) complain(`pairings name the force '${name}', and there is none.`)
      else if (!nationOf(name)) complain(`forces.'${name}' does not begin with a nation.`)
    }
  const victory = victoryOf(theme)
  if (!victory) complain(`victory.type is '${theme.victory.type}', which these rules don't know.`)
  if (problems.length > 0 || !victory) return { ok: false, problems }
  return { ok: true, value: choices.map((choice, i) => scenarioOf(theme, choice, victory, i)) }
}

function choicesOf({ kind }: PackScenario, pairing: Pairing, path: string, complain: (message: string) => void): Choice[] {
  const { year, sides = [], variants = [] } = pairing
  if (kind === 'meeting') {
    const [a, b] = sides
    if (a === undefined || b === undefined) complain(`${path}.sides is missing.`)
    else {
      return [
        { year, forces: { axis: a, allied: b } },
        { year, forces: { axis: b, allied: a } },
      ]
    }
  } else if (variants.length === 0) complain(`${path}.variants is missing.`)
  return variants.flatMap(({ attacker, defender }): Choice[] => [
    { year, forces: { axis: attacker, allied: defender }, attacker: 'axis' },
    { year, forces: { axis: defender, allied: attacker }, attacker: 'allied' },
  ])
}

const FIRST: { readonly [F in PackScenario['first']]: FirstPlayer } = {
  attacker: 'attacker',
  defender: 'defender',
  'fewer points': 'fewerPointsThenAxis',
  'fewer points, then card draw': 'fewerPoints',
  'card draw': 'cardDraw',
}

function scenarioOf(theme: PackScenario, { year, forces, attacker }: Choice, victory: Victory, index: number): Scenario {
  const who = { both: 'both', axis: 'axis', allied: 'allied', attacker, defender: attacker && enemyOf(attacker) } as const
  const cower: { [key in Side | 'both']?: readonly string[] } = {}
  for (const [name, types] of Object.entries(theme.deck?.cower ?? {})) {
    const seat = who[name as keyof typeof who]
    if (seat) cower[seat] = [...(cower[seat] ?? []), ...types]
  }
  const removeFirst = theme.deck?.removeFirst
  const sniping = theme.snipers === 'attacker' || theme.snipers === 'defender' ? who[theme.snipers] : theme.snipers
  return {
    format: 'firegroup-scenario',
    version: 1,
    system: 'upfront',
    id: `${theme.id.toLowerCase()}-${index + 1}`,
    name: theme.title,
    briefing: { date: year.slice(0, 4), text: theme.teaches ? `This one teaches ${theme.teaches}.` : '' },
    kind: theme.kind,
    rulesThrough: theme.rulesThrough,
    decks: theme.decks,
    first: FIRST[theme.first],
    sides: {
      axis: sideOf(theme, forces.axis, attacker && (attacker === 'axis' ? 'attacker' : 'defender')),
      allied: sideOf(theme, forces.allied, attacker && (attacker === 'allied' ? 'attacker' : 'defender')),
    },
    deck: { cower, ...(removeFirst ? { removeFirst } : {}) },
    victory,
    ...(sniping ? { snipers: sniping } : {}),
    ...(theme.special?.length ? { special: theme.special } : {}),
  }
}

function sideOf(theme: PackScenario, name: string, role: ScenarioSide['role'] | undefined): ScenarioSide {
  const { men, blanks, secondaryWeapons, troopType, points } = theme.forces[name]!
  const nation = nationOf(name)!
  return {
    nation,
    name: nation,
    men,
    ...(role ? { role } : {}),
    ...(blanks ? { blanks: [blanks] } : {}),
    ...(secondaryWeapons
      ? { secondaryWeapons: secondaryWeapons.map(({ weapon, carrier }) => ({ weapon: SECONDARY[weapon] ?? 'radio', carrier })) }
      : {}),
    ...(troopType ? { troopType } : {}),
    ...(points === undefined ? {} : { points }),
  }
}

type SecondaryName = NonNullable<ScenarioSide['secondaryWeapons']>[number]['weapon']
const SECONDARY: { readonly [name: string]: SecondaryName } = {
  DC: 'demolitionCharge',
  demolitionCharge: 'demolitionCharge',
  panzerfaust: 'panzerfaust',
  ATMM: 'ATMM',
  radio: 'radio',
}

/** The name of a force begins with its nation. */
function nationOf(force: string): Nation | undefined {
  return NATIONS.find((nation) => force.startsWith(`${nation} `))
}

function victoryOf({ victory }: PackScenario): Victory | undefined {
  const { type, count, rangeChit, positionTerrain, ratio } = victory as { type: string; count?: number; rangeChit?: number } & {
    positionTerrain?: string
    ratio?: number
  }
  const only = positionTerrain ? { positionTerrain } : {}
  if (type === 'firstTo' && count !== undefined && rangeChit !== undefined) return { type, count, range: rangeChit }
  if (type === 'mostVP') return { type, ...only }
  if (type === 'vpRatio' && ratio !== undefined) return { type, ratio, ...only }
  if (type === 'breakDefender') return { type }
  return undefined
}

/** What a force is worth in squads, for people: it decides nothing. */
function anyNumber(): Schema<number> {
  return {
    check: (value, path) => (typeof value === 'number' ? null : `${path} must be a number.`),
    json: () => ({ type: 'number' }),
  }
}
