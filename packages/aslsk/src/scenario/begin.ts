import { markersWith } from '@firegroup/hexgame'
import {
  beginModules,
  hooksWith,
  keep,
  livesByStep,
  modulesNamed,
  type Problem,
  type Reading,
  rememberBeginnings,
  withNeeded,
} from '@firegroup/kernel'
import { isConcealmentInEffect, mayHide } from '../concealment/in-effect.ts'
import { ATTACK_KINDS, type AttackKind } from '../data/attack-kinds.ts'
import { type Pack, readPack } from '../data/counters.ts'
import { MARKER_KINDS } from '../data/markers.ts'
import { isTerrain, type TerrainType, terrainFor, terrainType } from '../data/terrain.ts'
import type { ActAdvice, Hooks, Module } from '../hooks.ts'
import { groundWithPlaces } from '../places/ground.ts'
import { actsOf, windowsOf } from '../rules.ts'
import { sequenceOf } from '../sequence/sequence.ts'
import type { DeployedGroup, Setting } from '../setting.ts'
import { type AslskState, cloneState, type Hex, SIDES } from '../state.ts'
import { tellersOf } from '../words/events.ts'
import { exitPlaces, NO_EXITS } from './exit.ts'
import { type Ground, groundInPlay } from './ground.ts'
import { BASE_HOOKS, MODULES } from './modules.ts'
import { OrderOfBattle } from './order-of-battle.ts'
import { withProvisions } from './provisions.ts'
import { scenarioSchema } from './schema.ts'
import { startingControl } from './starting-control.ts'
import type { RulingOptions, Scenario } from './types.ts'
import { victoryAims } from './victory.ts'
import { withoutASource } from './without-a-source.ts'

const DEFAULT_OPTIONS: RulingOptions = {
  losChecks: 'free',
  repairThenRally: 'yes',
  sffAfterWeapons: 'anyone',
  squadAfterKeptRate: 'yes',
  flameToKill: 'less',
  closeRangeVehicles: 'yes',
}

/** 1.3: the state in which a scenario begins: everything still to be set up. */
export const begin: (json: unknown) => Reading<AslskState> = rememberBeginnings(beginAnew, cloneState)

function beginAnew(json: unknown): Reading<AslskState> {
  const malformed = scenarioSchema.check(json, 'scenario')
  if (malformed) return { ok: false, problems: [{ message: malformed }] }
  const scenario = withProvisions(json as Scenario)
  const ground = groundInPlay(scenario)
  if (!ground.ok) return ground
  const pack = readPack(scenario.pack, 'scenario.pack')
  if (!pack.ok) return pack
  const land = withPlaces(scenario, ground.value)
  const ob = new OrderOfBattle(scenario, land, pack.value)
  const problems = [...ob.problems, ...ruleProblems(scenario, ob.groups)]
  const setting = settingOf(scenario, land, pack.value, ob.groups, mayHide(scenario, ob.weapons))
  if (!setting.ok) problems.push(...setting.problems)
  if (problems.length > 0 || !setting.ok) return { ok: false, problems }
  const control = startingControl(land, ob.groups)
  const state: AslskState = { ...emptyState(setting.value), units: ob.units, weapons: ob.weapons, control }
  beginModules(state)
  return { ok: true, value: state }
}

/** A.8: the ground with the Locations that the modules of a scenario make of what it says of them. */
export function withPlaces(scenario: Scenario, ground: Ground): Ground {
  if (!scenario.places) return ground
  const modules = withNeeded(modulesNamed(scenario.modules ?? [], MODULES, () => undefined))
  const terrainOf = (hex: Hex) => terrainFor(ground.map.terrainOf(hex), scenario.month)
  return groundWithPlaces(hooksWith(BASE_HOOKS, modules), { scenario, terrainOf }, ground)
}

/** Terrain without rules, in hexes and in what is drawn: an outline that stops no line of sight would deceive. Crests are of 'hill'. */
function unknownTerrain({ map }: Ground): string[] {
  const places = Array.from({ length: map.size }, (_, place) => place).filter((place) => !isTerrain(map.terrainOf(place)))
  const drawn = map.depictions.filter(({ terrain }) => terrain !== 'hill' && !isTerrain(terrain))
  return [
    ...places.map((place) => `'${map.terrainOf(place)}' in ${map.grid.idOf(place)}`),
    ...drawn.map(({ id, terrain }) => `the outline '${id}' of '${terrain}'`),
  ]
}

/** What a game is played on and by. */
export function settingOf(
  scenario: Scenario,
  ground: Ground,
  pack: Pack,
  groups: readonly DeployedGroup[],
  someHide = false,
): Reading<Setting> {
  const problems: Problem[] = []
  const complain = (message: string) => problems.push({ rule: '1.3', message })
  for (const where of unknownTerrain(ground)) complain(`The map has ${where}, which these rules don't know.`)
  const modules = modulesNamed(scenario.modules ?? [], MODULES, complain, withoutASource)
  const exits = exitPlaces(ground.map, scenario)
  const victory = victoryAims({ ground, exits: typeof exits === 'string' ? NO_EXITS : exits }, scenario.victory)
  if (typeof victory === 'string') complain(victory)
  if (typeof exits === 'string') complain(`An exit edge can't be: ${exits}.`)
  for (const hex of Object.keys(scenario.victory.names ?? {}))
    if (!ground.map.grid.has(hex)) complain(`The victory conditions give a name to '${hex}', which the map does not have.`)
  if (problems.length > 0 || typeof victory === 'string' || typeof exits === 'string') return { ok: false, problems }
  const rules = rulesWith(modules)
  for (const complaints of rules.hooks.complaints) for (const message of complaints({ scenario, map: ground.map })) complain(message)
  if (problems.length > 0) return { ok: false, problems }
  const { places, inner = [], ...plain } = ground
  const terrain = Array.from({ length: ground.map.hexes }, (_, place) =>
    groundUnder(rules.hooks, terrainFor(ground.map.terrainOf(place), scenario.month)),
  )
  const { allied, axis } = scenario.sides
  const value: Setting = {
    scenario,
    pack,
    ...plain,
    places,
    terrain: [...terrain, ...inner],
    groups,
    victory,
    exits: exits.places,
    elr: { allied: allied.elr, axis: axis.elr },
    options: { ...DEFAULT_OPTIONS, ...scenario.options },
    conceals: isConcealmentInEffect(scenario),
    fog: someHide || isConcealmentInEffect(scenario) || rules.hooks.unseen.some((says) => says(scenario)),
    ...rules,
  }
  return { ok: true, value }
}

/** What modules make of a hex's terrain. */
function groundUnder({ terrain }: Hooks, is: TerrainType): TerrainType {
  const change = terrain.find((each) => each.is === is.id)
  return change ? terrainType(change.becomes) : is
}

/** What modules change in a game's setting. */
type ModuleRules = Pick<
  Setting,
  'acts' | 'steps' | 'lives' | 'hooks' | 'windows' | 'modules' | 'markers' | 'attacks' | 'tellers' | 'advice'
>

function rulesWith(named: readonly Module[]): ModuleRules {
  const modules = withNeeded(named)
  const steps = sequenceOf(modules)
  return {
    acts: actsOf(modules),
    steps,
    lives: livesByStep(
      modules.flatMap(({ counters }) => counters ?? []),
      steps,
    ),
    hooks: hooksWith(BASE_HOOKS, modules),
    windows: windowsOf(modules),
    modules,
    markers: markersWith(MARKER_KINDS, modules),
    attacks: attacksWith(modules),
    tellers: tellersOf(modules),
    advice: Object.assign({}, ...modules.map(({ advice }) => advice ?? {})) as ActAdvice,
  }
}

/** The kinds of attack of the base game and of its modules. */
function attacksWith(modules: readonly Module[]): ReadonlyMap<string, AttackKind> {
  const kinds = [...ATTACK_KINDS, ...modules.flatMap(({ attacks }) => attacks ?? [])]
  const byName = new Map(kinds.map((each) => [each.kind, each]))
  if (byName.size < kinds.filter(({ replaces }) => !replaces).length) throw new Error('Two kinds of attack have the same name.')
  return byName
}

/** The same game with one more module, which no scenario names: of a system that is built on this one. The module begins with what it has. */
export function withModule(s: AslskState, module: Module): AslskState {
  const state: AslskState = { ...s, setting: { ...s.setting, ...rulesWith([...s.setting.modules, module]) } }
  if (module.state) keep(state, module, module.state.begin(state))
  return state
}

/** The first turn of the side that moves first, with nothing on the map. */
export function emptyState(setting: Setting): AslskState {
  const first = setting.steps[0]!
  return {
    setting,
    turn: 1,
    attacker: setting.scenario.movesFirst,
    phase: first.phase,
    step: first.key,
    units: [],
    weapons: [],
    markers: [],
    nextMarker: 0,
    control: new Array(setting.map.size).fill(''),
    move: null,
    rout: null,
    expenditures: 0,
    shots: [],
    volleys: [],
    residualHits: [],
    freeSelfRallyUsed: false,
    selfRallyTried: false,
    combat: null,
    foughtIn: [],
    passed: [],
    points: { allied: { casualties: 0, exited: 0 }, axis: { casualties: 0, exited: 0 } },
    winner: null,
    winReason: '',
    // as of Units: every field that may come is there from the start, so that all states have one shape
    banzai: undefined,
    collapsed: undefined,
    panzerfausts: undefined,
  }
}

/** 1.3: special rules and provisions that name a group must name one that there is, and reinforcements come while there is play. */
function ruleProblems(scenario: Scenario, groups: readonly DeployedGroup[]): Problem[] {
  const problems: Problem[] = []
  const complain = (message: string) => problems.push({ rule: '1.3', message })
  for (const rule of scenario.rules ?? [])
    if (rule.type === 'provisionalReinforcement' && !groups.some(({ id, entersOn }) => id === rule.group && entersOn > 0))
      complain(`A special rule speaks of the reinforcements '${rule.group}', which there are not.`)
  for (const side of SIDES) {
    const add = scenario.balance?.[side]?.add
    if (add && !groups.some((group) => group.id === add.group && group.side === side))
      complain(`The balance of ${side} adds to the group '${add.group}', which that side does not have.`)
  }
  if (scenario.balanceFor && !scenario.balance?.[scenario.balanceFor])
    complain(`The scenario has no balance provision for ${scenario.balanceFor}.`)
  for (const { id, entersOn } of groups)
    if (entersOn > scenario.turns) complain(`The group '${id}' comes on turn ${entersOn}, after the last.`)
  return problems
}
