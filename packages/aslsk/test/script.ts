import type { Side as Hexside } from '@firegroup/hexmap'
import { allInfantry, allWeapons } from '../src/data/counters.ts'
import { NATIONS, type Nation } from '../src/data/nations.ts'
import type { SituationMarker, SituationUnit, SituationWeapon } from '../src/situation.ts'
import { SIDES, type Side } from '../src/state.ts'
import { type BoardHex, SIDE_NAMES } from './board.ts'

/** What the text of a table says. */
export interface Script {
  readonly hexes: Map<string, BoardHex>
  readonly nations: Map<Side, Nation>
  readonly units: (SituationUnit & { name?: string; label: string })[]
  readonly weapons: (SituationWeapon & { name?: string; label: string })[]
  readonly markers: SituationMarker[]
}

const TERRAIN: { readonly [words: string]: string } = {
  open: 'open',
  'open ground': 'open',
  woods: 'woods',
  orchard: 'orchard',
  grain: 'grain',
  brush: 'brush',
  marsh: 'marsh',
  water: 'water',
  stone: 'stone-building',
  'stone building': 'stone-building',
  wooden: 'wooden-building',
  'wooden building': 'wooden-building',
  building: 'wooden-building',
}

/** Words after a counter, and what they set. */
const UNIT_WORDS: { readonly [word: string]: Partial<SituationUnit> } = {
  broken: { broken: true },
  dm: { dm: true },
  pinned: { pinned: true, wasPinned: true },
  wounded: { wounded: true },
  cx: { cx: true },
  melee: { melee: true },
  prep: { fire: 'prep' },
  first: { fire: 'first' },
  final: { fire: 'final' },
}
const WEAPON_WORDS: { readonly [word: string]: Partial<SituationWeapon> } = {
  malfunctioned: { malfunctioned: true },
  prep: { fire: 'prep' },
  first: { fire: 'first' },
  final: { fire: 'final' },
}

/**
 * Reads lines such as `P5 stone building; German: 4-6-7, a=9-1 leader, 4-6-7 broken DM, MMG`. Entries stand on lines of their own or two spaces apart. A
 * Weapon belongs to the unit before it; before any unit, or with 'unpossessed', it lies on the ground. `>A5` for a hex: offboard, to enter A5.
 */
export function readScript(text: string): Script {
  const script: Script = { hexes: new Map(), nations: new Map(), units: [], weapons: [], markers: [] }
  const entries = text.split(/\n|\s{2,}(?=>?[A-Z]+\d+(?:\s|$))/).map((entry) => entry.trim())
  for (const entry of entries.filter((each) => each !== '')) readEntry(script, entry)
  return script
}

function readEntry(script: Script, entry: string): void {
  const [, off, hex, rest] = /^(>?)([A-Z]+\d+)\s*(.*)$/.exec(entry) ?? []
  if (hex === undefined) throw new Error(`The table has '${entry}', which does not begin with a hex.`)
  const here = script.hexes.get(hex) ?? { terrain: 'open', level: 0, road: [] }
  script.hexes.set(hex, here)
  for (const clause of rest!.split(';').map((part) => part.trim())) {
    if (clause === '') continue
    const [, nation, items] = /^([A-Za-z ]+):\s*(.*)$/.exec(clause) ?? []
    if (nation !== undefined) readUnits(script, off === '>' ? 'offboard' : hex, nation.trim(), items!, off === '>' ? hex : undefined)
    else readGround(script, hex, here, clause)
  }
}

function readGround(script: Script, hex: string, here: BoardHex, clause: string): void {
  const [word, ...args] = clause.toLowerCase().split(/\s+/)
  if (TERRAIN[clause.toLowerCase()]) here.terrain = TERRAIN[clause.toLowerCase()]!
  else if (word === 'level') here.level = Number(args[0])
  else if (word === 'road') here.road.push(...clause.split(/\s+/).slice(1).map(hexside))
  else if (word === 'marker') script.markers.push({ kind: clause.split(/\s+/)[1]!, at: hex, value: Number(args[1] ?? 0) })
  else if (word === 'residual') script.markers.push({ kind: 'residual', at: hex, value: Number(args[0]) })
  else if (word === 'smoke') script.markers.push({ kind: 'smokeGrenade', at: hex, value: Number(args[0] ?? 2) })
  else throw new Error(`The table has '${clause}' in ${hex}, which is no terrain.`)
}

function hexside(name: string): Hexside {
  const index = SIDE_NAMES.indexOf(name.toUpperCase() as (typeof SIDE_NAMES)[number])
  if (index < 0) throw new Error(`'${name}' is no hexside: ${SIDE_NAMES.join(', ')}.`)
  return index as Hexside
}

function readUnits(script: Script, at: string, who: string, items: string, entry: string | undefined): void {
  const nation = nationCalled(who)
  const side = sideOf(script, nation)
  let bearer = -1
  for (const item of items.split(',').map((part) => part.trim())) {
    const [, name, label, rest] = /^(?:(\w+)=)?(\S+)\s*(.*)$/.exec(item) ?? []
    if (label === undefined) throw new Error(`The table has no counter in '${items}'.`)
    const words = rest!
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '' && word !== 'leader')
    const named = { label, ...(name === undefined ? {} : { name }) }
    const weapon = allWeapons().find((type) => type.id === label || (type.nation === nation.id && type.name === label))
    if (weapon) {
      const free = bearer < 0 || words.includes('unpossessed')
      const fields = wordsOf(
        WEAPON_WORDS,
        words.filter((word) => word !== 'unpossessed'),
      )
      script.weapons.push({ ...named, type: weapon.id, side, ...(free ? { at } : { owner: bearer }), ...fields })
      continue
    }
    const kinds: readonly string[] = words.filter((word) => word === 'crew' || word === 'hs')
    const fields = wordsOf(
      UNIT_WORDS,
      words.filter((word) => !kinds.includes(word)),
    )
    bearer = script.units.length
    script.units.push({ ...named, type: unitType(nation, label, kinds[0]), side, at, ...(entry === undefined ? {} : { entry }), ...fields })
  }
}

function unitType(nation: Nation, label: string, kind: string | undefined): string {
  const fits = allInfantry().filter((type) => type.id === label || (type.nation === nation.id && type.label === label))
  const found =
    kind === 'crew'
      ? fits.find((type) => type.kind === 'crew')
      : kind === 'hs'
        ? fits.find((type) => type.kind === 'halfSquad')
        : (fits.find((type) => type.branch === 'army' && type.kind !== 'crew') ?? fits[0])
  if (!found) throw new Error(`The table has '${label}', which is no ${nation.adjective} counter.`)
  return found.id
}

function wordsOf<T>(known: { readonly [word: string]: Partial<T> }, words: readonly string[]): Partial<T> {
  const fields: Partial<T> = {}
  for (const word of words) {
    if (!known[word]) throw new Error(`The table has the word '${word}' after a counter; it may be ${Object.keys(known).join(', ')}.`)
    Object.assign(fields, known[word])
  }
  return fields
}

function nationCalled(who: string): Nation {
  const name = who.toLowerCase() === 'us' ? 'american' : who.toLowerCase()
  const found = NATIONS.find((nation) => nation.id.toLowerCase() === name || nation.adjective.toLowerCase() === name)
  if (!found) throw new Error(`The table has '${who}', which is no nation.`)
  return found
}

/** A nation takes its usual seat, or the other if another nation sits there. */
function sideOf(script: Script, nation: Nation): Side {
  for (const [side, seated] of script.nations) if (seated.id === nation.id) return side
  const side = script.nations.has(nation.side) ? SIDES.find((other) => other !== nation.side)! : nation.side
  script.nations.set(side, nation)
  return side
}
