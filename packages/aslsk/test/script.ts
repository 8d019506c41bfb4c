import { fieldsOf, readBoardText, readCounters } from '@firegroup/testkit'
import { ourPack, weaponTypeIn } from '../src/data/counters.ts'
import { NATIONS, type Nation } from '../src/data/nations.ts'
import type { SituationMarker, SituationUnit, SituationWeapon } from '../src/situation/situation.ts'
import { enemyOf, SIDES, type Side } from '../src/state.ts'
import type { BoardHex } from './board.ts'

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
  'light jungle': 'light-jungle',
  'dense jungle': 'dense-jungle',
  jungle: 'dense-jungle',
  bamboo: 'bamboo',
  'palm trees': 'palm-trees',
  kunai: 'kunai',
  hut: 'hut',
}

/** Words after a counter, and what they set. */
const UNIT_WORDS: { readonly [word: string]: Partial<SituationUnit> } = {
  broken: { broken: true },
  dm: { dm: true },
  pinned: { pinned: true, wasPinned: true },
  wounded: { wounded: true },
  cx: { cx: true },
  melee: { melee: true },
  concealed: { concealed: true },
  hidden: { hidden: true },
  charging: { banzai: 'charging' },
  charged: { banzai: 'charged' },
  prep: { fire: 'prep' },
  first: { fire: 'first' },
  final: { fire: 'final' },
}
/** What may be said of a vehicle besides; 'vca2' and 'tca3' point its hull and turret at hexspines. */
const VEHICLE_WORDS: { readonly [word: string]: NonNullable<SituationUnit['vehicle']> } = {
  motion: { motion: true },
  started: { started: true },
  moving: { movingTarget: true },
  ce: { exposed: true },
  bu: { exposed: false },
  bogged: { bog: 'bogged' },
  mired: { bog: 'mired' },
  immobilized: { immobilized: true },
  shocked: { shock: 'shocked' },
  unconfirmed: { shock: 'unconfirmed' },
  stunned: { stun: 'stunned' },
  marked: { stun: 'marked' },
  shaken: { stun: 'marked' },
  recalled: { recalled: true },
}
const WEAPON_WORDS: { readonly [word: string]: Partial<SituationWeapon> } = {
  malfunctioned: { malfunctioned: true },
  emplaced: { emplaced: true },
  captured: {},
  prep: { fire: 'prep' },
  first: { fire: 'first' },
  final: { fire: 'final' },
}

/**
 * Reads lines such as `P5 stone building; German: 4-6-7, a=9-1 leader, 4-6-7 broken DM, MMG` (testkit's board text). A Weapon belongs to the unit before
 * it; before any unit, or with 'unpossessed', it lies on the ground. 'in-pillbox' puts a unit into that Location of the hex, 'at-foxhole' into that position. Vehicles and Guns go by their ids: `tank=ge-pzivh vca3 tca2 CE`.
 */
export function readScript(text: string): Script {
  const { hexes, clauses } = readBoardText(text, (words) => TERRAIN[words])
  const script: Script = { hexes, nations: new Map(), units: [], weapons: [], markers: [] }
  for (const { hex, entering, text: clause } of clauses) {
    const [, nation, items] = /^([A-Za-z ]+):\s*(.*)$/.exec(clause) ?? []
    if (nation !== undefined) readUnits(script, entering ? 'offboard' : hex, nation.trim(), items!, entering ? hex : undefined)
    else readMarker(script, hex, clause)
  }
  return script
}

function readMarker(script: Script, hex: string, clause: string): void {
  const [word, ...args] = clause.split(/\s+/)
  if (word === 'marker') script.markers.push({ kind: args[0]!, at: hex, value: Number(args[1] ?? 0) })
  else if (word === 'residual') script.markers.push({ kind: 'residual', at: hex, value: Number(args[0]) })
  else if (word === 'smoke') script.markers.push({ kind: 'smokeGrenade', at: hex, value: Number(args[0] ?? 2) })
  else throw new Error(`The table has '${clause}' in ${hex}, which is no terrain.`)
}

function readUnits(script: Script, at: string, who: string, items: string, entry: string | undefined): void {
  const nation = nationCalled(who)
  const side = sideOf(script, nation)
  let bearer = -1
  for (const { words: all, ...named } of readCounters(items)) {
    const words = all.filter((word) => word !== 'leader')
    const weapon =
      [...ourPack().weapons.values()].find((type) => type.id === named.label || (type.nation === nation.id && type.name === named.label)) ??
      (named.label.includes(':')
        ? weaponTypeIn(ourPack(), named.label)
        : named.label.includes('-')
          ? ourPack().ordnance.weapons.get(named.label)
          : undefined)
    if (weapon) {
      const aimed = words.filter((word) => /^ca[0-5]$|^acq[12]@\w+$/.test(word))
      const free = bearer < 0 || words.includes('unpossessed')
      const fields = fieldsOf(
        WEAPON_WORDS,
        words.filter((word) => word !== 'unpossessed' && !aimed.includes(word)),
      )
      script.weapons.push({
        ...named,
        type: weapon.id,
        side: words.includes('captured') ? enemyOf(side) : side,
        ...(free ? { at } : { owner: bearer }),
        ...aiming(aimed),
        ...fields,
      })
      continue
    }
    if (ourPack().ordnance.vehicles.has(named.label)) {
      bearer = script.units.length
      script.units.push({ ...named, type: named.label, side, at, ...(entry === undefined ? {} : { entry }), ...standing(words) })
      continue
    }
    const inner = words.find((word) => word.startsWith('in-'))?.slice('in-'.length)
    const position = words.find((word) => word.startsWith('at-'))?.slice('at-'.length)
    const kinds: readonly string[] = words.filter((word) => word === 'crew' || word === 'hs')
    const fields = fieldsOf(
      UNIT_WORDS,
      words.filter((word) => !kinds.includes(word) && !/^(in|at)-/.test(word)),
    )
    bearer = script.units.length
    const type = unitType(nation, named.label, kinds[0])
    const where = inner === undefined ? at : `${at} ${inner.replaceAll('-', ' ')}`
    script.units.push({
      ...named,
      type,
      side,
      at: where,
      ...(entry === undefined ? {} : { entry }),
      ...(position === undefined ? {} : { position }),
      ...fields,
    })
  }
}

function standing(words: readonly string[]): Partial<SituationUnit> {
  const vehicle: { vca?: number; tca?: number } = {}
  const others: string[] = []
  for (const word of words) {
    if (/^vca[0-5]$/.test(word)) vehicle.vca = Number(word[3])
    else if (/^tca[0-5]$/.test(word)) vehicle.tca = Number(word[3])
    else if (VEHICLE_WORDS[word]) Object.assign(vehicle, VEHICLE_WORDS[word])
    else others.push(word)
  }
  return { ...fieldsOf(UNIT_WORDS, others), vehicle }
}

/** 'ca3' points a Gun at a hexspine, 'acq2@J5' has a hex acquired with -2. */
function aiming(words: readonly string[]): Pick<SituationWeapon, 'ca' | 'acquired'> {
  const found: { ca?: number; acquired?: NonNullable<SituationWeapon['acquired']> } = {}
  for (const word of words) {
    if (word.startsWith('ca')) found.ca = Number(word[2])
    else found.acquired = { drm: -Number(word[3]), at: word.slice(5).toUpperCase() }
  }
  return found
}

function unitType(nation: Nation, label: string, kind: string | undefined): string {
  const fits = [...ourPack().infantry.values()].filter((type) => type.id === label || (type.nation === nation.id && type.label === label))
  const found =
    kind === 'crew'
      ? fits.find((type) => type.kind === 'crew')
      : kind === 'hs'
        ? fits.find((type) => type.kind === 'halfSquad')
        : (fits.find((type) => type.branch === 'army' && type.kind !== 'crew') ?? fits[0])
  if (!found) throw new Error(`The table has '${label}', which is no ${nation.adjective} counter.`)
  return found.id
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
