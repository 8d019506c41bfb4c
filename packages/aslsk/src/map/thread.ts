import type { LosTable } from '@firegroup/hexmap'
import { type Modifier, total } from '@firegroup/kernel'
import { BLOCKING_HINDRANCE, HINDRANCE_PER_HEX, HULK_HINDRANCE } from '../data/terrain.ts'
import type { Setting } from '../setting.ts'
import type { Hex } from '../state.ts'
import { drawnHits, hexesBetween } from './contacts.ts'
import { crestBetween, crestBlocks } from './crest.ts'
import { type Glance, glance, isObstructed } from './glance.ts'
import type { Sight } from './los.ts'
import { type Hit, inherentHits, View } from './view.ts'

/** Why a LOS ends. */
export interface Blocked {
  readonly rule: string
  readonly reason: string
  readonly at?: Hex
}

/** 3.2.1: what the map alone says of a LOS; the same until the end of the game, so it is remembered. */
export function staticSight(setting: Setting, from: Hex, to: Hex): Sight {
  if (from < 0 || to < 0) return OFFBOARD_SIGHT
  if (from === to) return SAME_HEX
  const sights = sightsFrom(memoryOf(setting), from)
  const known = sights[to]
  if (known) return known
  const seen = screened(setting, from, to) ?? freshSight(setting, from, to)
  sights[to] = seen
  return seen
}

function freshSight(setting: Setting, from: Hex, to: Hex): Sight {
  const view = new View(setting, from, to)
  return sightOf(view, look(view))
}

/** What modules say of two Locations that can't see each other, and of two in one hex that can; null where the thread tells. */
function screened(setting: Setting, from: Hex, to: Hex): Sight | null {
  for (const outOfSight of setting.hooks.outOfSight) {
    const blocked = outOfSight(setting, from, to)
    if (blocked) return { blocked, hindrances: [], hindrance: 0, crossed: [] }
  }
  return setting.map.grid.distance(from, to) === 0 ? SAME_HEX : null
}

/** The same from either end, whichever was looked from before: for whoever wants to know how much hinders and where, not in which order. */
export function eitherSight(setting: Setting, from: Hex, to: Hex): Sight {
  if (from < 0 || to < 0 || from === to) return staticSight(setting, from, to)
  const { sights } = memoryOf(setting)
  return sights[from]?.[to] ?? sights[to]?.[from] ?? staticSight(setting, from, to)
}

export function staticCanSee(setting: Setting, from: Hex, to: Hex): boolean {
  return staticLine(setting, from, to) !== BLOCKED
}

/** What the map alone says of a LOS in one word: blocked, clear, or so clear that no wrecks and vehicles on it could block it, but only Smoke. */
export function staticLine(setting: Setting, from: Hex, to: Hex): typeof BLOCKED | typeof CLEAR | typeof OPEN {
  if (from < 0 || to < 0) return BLOCKED
  const { lines } = memoryOf(setting)
  const pair = pairOf(from, to)
  const known = lines[pair]!
  if (known !== UNKNOWN) return known as typeof BLOCKED | typeof CLEAR | typeof OPEN
  const line = lineOf(setting, from, to)
  lines[pair] = line
  return line
}

/** An obstacle settles it, without Crest Lines; who sees will soon want to know how well. */
function lineOf(setting: Setting, from: Hex, to: Hex): typeof BLOCKED | typeof CLEAR | typeof OPEN {
  if (from === to) return OPEN
  const inside = screened(setting, from, to)
  if (inside) return inside.blocked ? BLOCKED : OPEN
  const view = new View(setting, from, to)
  const isPlain = setting.hooks.sightlines.length === 0
  if (isObstructed(view) || (isPlain && crestBlocks(view))) return BLOCKED
  const seen = look(view)
  if (seen.hits.some(isObstacle)) return BLOCKED
  const sight = sightOf(view, seen, isPlain)
  sightsFrom(memoryOf(setting), from)[to] = sight
  if (sight.blocked !== null) return BLOCKED
  return sight.hindrance + mostByHulks(setting, from, to, sight.crossed) < BLOCKING_HINDRANCE ? OPEN : CLEAR
}

/** 7.4.1: wrecks and vehicles hinder a LOS at their own level, each hex of them once. */
function mostByHulks({ map }: Setting, from: Hex, to: Hex, crossed: readonly Hex[]): number {
  const level = map.levels[from]!
  if (level !== map.levels[to]!) return 0
  let most = 0
  for (const place of crossed) if (map.levels[place] === level) most += HULK_HINDRANCE
  return most
}

/** 3.2.1: no LOS to or from units that are not on the map. */
const OFFBOARD_SIGHT: Sight = {
  blocked: { rule: '3.2.1', reason: 'nobody sees to or from offboard' },
  hindrances: [],
  hindrance: 0,
  crossed: [],
}
const SAME_HEX: Sight = { blocked: null, hindrances: [], hindrance: 0, crossed: [] }

const UNKNOWN = 0
export const BLOCKED = 1
const CLEAR = 2
export const OPEN = 3

/** Two hexes, whichever looks at the other. */
function pairOf(from: Hex, to: Hex): number {
  return from < to ? ((to * (to + 1)) >> 1) + from : ((from * (from + 1)) >> 1) + to
}

export interface Memory {
  readonly size: number
  /** By pair, whichever looks at the other. */
  readonly lines: Uint8Array
  /** By the hex from which, and the hex to which somebody has looked: rows for those from which anybody has. */
  readonly sights: (SightsFrom | undefined)[]
}

type SightsFrom = (Sight | undefined)[]

/** By what is in season and under snow. The map and its traces outlive a game, and so do these. */
const memories = new WeakMap<LosTable, Map<string, Memory>>()
let last: { readonly setting: Setting; readonly memory: Memory } | undefined

export function memoryOf(setting: Setting): Memory {
  if (last?.setting === setting) return last.memory
  const known = memories.get(setting.los) ?? new Map<string, Memory>()
  memories.set(setting.los, known)
  const { terrain, sightlines, outOfSight } = setting.hooks
  const inner = setting.places?.all.map(({ at }) => setting.map.grid.idOf(at)) ?? []
  const screens = outOfSight.length > 0 ? [JSON.stringify(setting.scenario.places ?? [])] : []
  const season = [
    setting.scenario.month,
    ...terrain.map(({ is, becomes }) => `${is}:${becomes}`),
    ...sightlines.map(({ key }) => key),
    ...inner,
    ...screens,
  ].join(' ')
  const memory = known.get(season) ?? newMemory(setting.map.size)
  known.set(season, memory)
  last = { setting, memory }
  return memory
}

function newMemory(size: number): Memory {
  return { size, lines: new Uint8Array((size * (size + 1)) / 2), sights: new Array(size).fill(undefined) }
}

function sightsFrom({ sights, size }: Memory, from: Hex): SightsFrom {
  sights[from] ??= new Array(size).fill(undefined)
  return sights[from]
}

/** Everything on the LOS that counts: what is drawn, then inherent terrain. */
function look(view: View): Glance {
  const { crossed, hits } = glance(view) ?? closeLook(view)
  return { crossed, hits: hits.concat(inherentHits(view, crossed)) }
}

/** `hasPassedCrests`: that no Crest Line ends it is known. */
function sightOf(view: View, { crossed, hits }: Glance, hasPassedCrests = false): Sight {
  const { setting } = view
  const hindrances = hits.filter(({ effect }) => effect === 'hindrance').map((hit) => hindranceOf(setting, hit))
  const obstacle = hits.find(isObstacle)
  const crest = hasPassedCrests ? null : crestOn(view)
  const blocked = ended(view) ?? crest ?? (obstacle ? blockedBy(setting, obstacle) : tooMuch(total(hindrances)))
  return { blocked, hindrances, hindrance: total(hindrances), crossed }
}

/** What modules see between. */
function ended(view: View): Blocked | null {
  for (const { blocks } of view.setting.hooks.sightlines) {
    const blocked = blocks?.(view)
    if (blocked) return blocked
  }
  return null
}

function crestOn(view: View): Blocked | null {
  const { sightlines } = view.setting.hooks
  for (const { crests } of sightlines) if (crests) return crests(view) ?? null
  return sightlines.length > 0 || crestBlocks(view) ? crestBetween(view) : null
}

function isObstacle({ effect }: Hit): boolean {
  return effect === 'obstacle'
}

/** The full trace tells where exactly on the thread everything lies. */
function closeLook(view: View): Glance {
  return { crossed: hexesBetween(view), hits: drawnHits(view) }
}

function blockedBy({ map }: Setting, { place, name }: Hit): Blocked {
  return { rule: '3.2.1', reason: `the ${name} in ${map.grid.idOf(place)}`, at: place }
}

function hindranceOf({ map }: Setting, { place, name }: Hit): Modifier {
  return { rule: '3.2.1', label: `${name} in ${map.grid.idOf(place)}`, value: HINDRANCE_PER_HEX, tags: ['hindrance'] }
}

function tooMuch(hindrance: number): Blocked | null {
  if (hindrance < BLOCKING_HINDRANCE) return null
  return { rule: '3.2.1', reason: `Hindrances of +${hindrance} in all` }
}
