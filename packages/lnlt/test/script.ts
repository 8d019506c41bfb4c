import { fieldsOf, readBoardText, readCounters } from '@firegroup/testkit'
import { NATIONS, type Nation } from '../src/data/nations.ts'
import { ourPack, type Pack } from '../src/data/pack.ts'
import { isSkill, SKILLS } from '../src/data/skills.ts'
import { isTerrain, TERRAIN } from '../src/data/terrain.ts'
import { chartId } from '../src/map/names.ts'
import type { SituationMarker, SituationUnit, SituationWeapon } from '../src/situation/situation.ts'
import { SIDES, type Side } from '../src/state.ts'
import { MARKS, type Mark } from '../src/units/marks.ts'

/** What the text of a table says. */
export interface Script {
  readonly hexes: ReturnType<typeof readBoardText>['hexes']
  readonly nations: Map<Side, Nation>
  readonly units: (SituationUnit & { name?: string; label: string })[]
  readonly weapons: (SituationWeapon & { name?: string; label: string })[]
  readonly markers: SituationMarker[]
}

/** Words after a unit that are neither a mark nor a Skill, and what they set. */
const UNIT_WORDS: { readonly [word: string]: Partial<SituationUnit> } = {
  shaken: { shaken: true },
  wounded: { wounds: 1 },
  triedrally: { triedRally: true },
  triedsmoke: { triedSmoke: true },
  backblast: { backblast: true },
  dugin: { dugIn: true },
  braved: { braved: true },
  reserve: { at: 'reserve' },
  buttoned: { buttoned: true },
  hovering: { hovering: true },
  hulldown: { hullDown: true },
  emplaced: { emplaced: true },
  immobilized: { immobilized: true },
  continuous: { continuous: true },
  ...Object.fromEntries(
    [0, 1, 2, 3, 4, 5].flatMap((spine) => [
      [`f${spine}`, { facing: spine }],
      [`t${spine}`, { turret: spine }],
    ]),
  ),
}
const WEAPON_WORDS: { readonly [word: string]: Partial<SituationWeapon> } = {
  jammed: { jammed: true },
  used: { used: true },
  assembled: { assembled: true },
  tripod: { assembled: true },
}
const KIND_WORDS: { readonly [word: string]: string } = { hs: 'halfSquad', crew: 'crew', squad: 'squad', leader: 'leader', hero: 'hero' }

/**
 * Reads lines such as `F5 stone building; German: a=1-6-4, MG34, b=6-1-6 leader shaken; upstairs US: 2-5-4 moved` (testkit's board text). A weapon
 * belongs to the unit before it; before any unit, or with 'unpossessed', it lies on the ground. After a unit may stand its kind (hs, crew, leader, hero),
 * marks (moved, fired, opsComplete …), Skills, shaken, wounded, reserve (a Sniper nobody has seen). Counters are called by id, by label, by kind (sniper, medic) or by the name of somebody
 * in the worked examples (PERSONS). A vehicle or gun faces 'f0' to 'f5' (clockwise from the north-east), its turret 't0' to 't5'; it may be 'buttoned', and who is 'aboard' is in the last vehicle named. `>A5 German: …` waits off the map to enter at A5. `smoke 2`, `melee`, `spotted blue 1` (side, and 1 if Assault Fire left it) and `marker kind value` are markers.
 */
export function readScript(text: string, pack: Pack = ourPack): Script {
  const { hexes, clauses } = readBoardText(text, terrainCalled)
  const script: Script = { hexes, nations: new Map(), units: [], weapons: [], markers: [] }
  for (const { hex, entering, text: clause } of clauses) {
    const [, layer, nation, items] = /^(?:([a-z]+) )?([A-Z][A-Za-z]*):\s*(.*)$/.exec(clause) ?? []
    if (nation === undefined) readMarker(script, hex, clause)
    else readUnits(script, pack, entering ? 'offboard' : layer ? `${hex} ${layer}` : hex, nation, items!, entering ? hex : undefined)
  }
  return script
}

/** Whom the worked examples of the rulebook call by name, and what counter he is: for tests alone. */
const PERSONS: { readonly [name: string]: string } = {
  Koch: 'de-wehrmacht-leader-7-1',
  Baumann: 'de-wehrmacht-leader-6-1',
  Medrow: 'us-101st-airborne-leader-6-0',
  Tom: 'us-101st-airborne-leader-6-2',
  Hird: 'us-101st-airborne-hero-2-2-6',
  Ries: 'fr-leader-7-1',
}

const WRITTEN: { readonly [words: string]: string } = {
  'open ground': 'open',
  stone: 'stone-building',
  'stone building': 'stone-building',
  wooden: 'wooden-building',
  'wooden building': 'wooden-building',
  building: 'stone-building',
}

function terrainCalled(words: string): string | undefined {
  const named = WRITTEN[words] ?? words
  if (isTerrain(chartId(named))) return named
  const plain = words.replace(/[ -]/g, '')
  return TERRAIN.find(({ id }) => id.toLowerCase() === plain)?.id
}

function readMarker(script: Script, at: string, clause: string): void {
  const [word, ...args] = clause.split(/\s+/)
  if (word === 'marker') script.markers.push({ kind: args[0]!, at, value: Number(args[1] ?? 0) })
  else if (word === 'smoke') script.markers.push({ kind: 'smoke', at, value: Number(args[0] ?? 2) })
  else if (word === 'melee' || word === 'spotted')
    script.markers.push({ kind: word, at, ...(args[0] ? { side: args[0] as Side } : {}), ...(args[1] ? { value: Number(args[1]) } : {}) })
  else throw new Error(`The table has '${clause}' in ${at}, which is no terrain.`)
}

function readUnits(script: Script, pack: Pack, at: string, who: string, items: string, entry: string | undefined): void {
  const nation = nationCalled(who)
  const side = sideOf(script, nation)
  let bearer = -1
  for (const { words, ...named } of readCounters(items)) {
    const weapon = weaponCalled(pack, nation, named.label)
    if (weapon) {
      const free = bearer < 0 || words.includes('unpossessed')
      const fields = fieldsOf(
        WEAPON_WORDS,
        words.filter((word) => word !== 'unpossessed'),
      )
      script.weapons.push({ ...named, type: weapon, side, ...(free ? { at } : { owner: bearer }), ...fields })
      continue
    }
    const kind = words.map((word) => KIND_WORDS[word]).find((each) => each !== undefined)
    const marks = words.flatMap((word): Mark[] => MARKS.filter((mark) => mark.toLowerCase() === word))
    const skills = words.flatMap((word) => SKILLS.filter(({ id }) => id.toLowerCase() === word).map(({ id }) => id))
    const rest = words.filter(
      (word) => word !== 'aboard' && !KIND_WORDS[word] && !isMark(word) && !skills.some((id) => isSkill(id) && id.toLowerCase() === word),
    )
    bearer = script.units.length
    script.units.push({
      ...named,
      type: unitType(pack, nation, named.label, kind),
      side,
      at,
      ...(entry === undefined ? {} : { entry }),
      ...(marks.length > 0 ? { marks } : {}),
      ...(skills.length > 0 ? { skills } : {}),
      ...(words.includes('aboard') ? { aboard: script.units.findLastIndex(({ type }) => pack.counters.get(type)?.vehicle) } : {}),
      ...fieldsOf(UNIT_WORDS, rest),
    })
  }
}

function isMark(word: string): boolean {
  return MARKS.some((mark) => mark.toLowerCase() === word)
}

function weaponCalled(pack: Pack, nation: Nation, label: string): string | undefined {
  const types = [...pack.weapons.values()]
  return (
    types.find(({ id }) => id === label) ??
    types.find((type) => type.nation === nation.id && (type.name === label || type.kind === label)) ??
    types.find((type) => type.nation === nation.id && type.name.toLowerCase() === label.toLowerCase())
  )?.id
}

function unitType(pack: Pack, nation: Nation, label: string, kind: string | undefined): string {
  const known = [...pack.counters.values()].sort((one, other) => Number(one.era === 'modern') - Number(other.era === 'modern'))
  const own = known.filter((type) => type.nation === nation.id && (kind === undefined || type.kind === kind))
  const found =
    known.find(({ id }) => id === label) ??
    own.find((type) => type.label === label && (type.kind === 'squad' || type.kind === 'leader')) ??
    own.find((type) => type.label === label) ??
    own.find((type) => type.kind === label) ??
    known.find(({ id }) => id === PERSONS[label])
  if (!found) throw new Error(`The table has '${label}', which is no ${nation.adjective} counter.`)
  return found.id
}

function nationCalled(who: string): Nation {
  const name = who.toLowerCase() === 'us' ? 'american' : who.toLowerCase()
  const found = NATIONS.find((nation) => nation.id.toLowerCase() === name || nation.adjective.toLowerCase() === name)
  if (!found) throw new Error(`The table has '${who}', which is no nation.`)
  return found
}

const RED = new Set(['german', 'japanese', 'italian', 'nva', 'vc', 'argentine', 'mujahideen'])

/** A nation takes its usual seat (Germans and Japanese are red, others blue), or the other if another nation sits there. */
function sideOf(script: Script, nation: Nation): Side {
  for (const [side, seated] of script.nations) if (seated.id === nation.id) return side
  const usual: Side = RED.has(nation.id) ? 'red' : 'blue'
  const side = script.nations.has(usual) ? SIDES.find((other) => other !== usual)! : usual
  script.nations.set(side, nation)
  return side
}
