import { placesOf } from '@firegroup/hexmap'
import { beginModules, modulesNamed, type Problem, type Reading, rememberBeginnings } from '@firegroup/kernel'
import { airProblems, airSupportOf } from '../air/missions.ts'
import { CORE_DICE } from '../context.ts'
import { type Pack, readPack } from '../data/pack.ts'
import { onChart } from '../data/terrain.ts'
import { fortificationMarkers, placingProblems, worksOf } from '../fortifications/placing.ts'
import { minefieldsOf } from '../hidden/mines.ts'
import { batteriesOf } from '../indirect/batteries.ts'
import { type Ground, type GroundRulings, groundOf } from '../map/ground.ts'
import { LAYERS, locationOf, locationsIn } from '../map/location.ts'
import { MODULES, rulesOf } from '../rules.ts'
import type { DeployedGroup, Setting } from '../setting.ts'
import { heroProblems } from '../specialists/heroes.ts'
import { freeSkills, skillsGiven } from '../specialists/skills.ts'
import { cloneState, type LnltState, SIDES } from '../state.ts'
import { exitLocations } from './exit.ts'
import { DEFAULT_OPTIONS } from './options.ts'
import { OrderOfBattle } from './order-of-battle.ts'
import { scenarioSchema } from './schema.ts'
import type { EventEffect, Scenario } from './types.ts'
import { victoryAims } from './victory.ts'

/** 22.0: the state in which a scenario begins: everything still to be set up. */
export const begin: (json: unknown) => Reading<LnltState> = rememberBeginnings(beginAnew, cloneState)

function beginAnew(json: unknown): Reading<LnltState> {
  const malformed = scenarioSchema.check(json, 'scenario')
  if (malformed) return { ok: false, problems: [{ message: malformed }] }
  const scenario = json as Scenario
  const pack = readPack(scenario.pack)
  if (!pack.ok) return pack
  const ground = groundOf(scenario.boards, groundRulings(scenario))
  if (!ground.ok) return ground
  const ob = new OrderOfBattle(scenario, pack.value, ground.value)
  const problems = [...ob.problems, ...referenceProblems(scenario, ob.groups), ...heroProblems(scenario, pack.value)]
  const setting = settingOf(scenario, pack.value, ground.value, ob.groups)
  if (!setting.ok) problems.push(...setting.problems)
  if (problems.length > 0 || !setting.ok) return { ok: false, problems }
  const state = { ...emptyState(setting.value), units: ob.units, weapons: ob.weapons, ...(ob.vehicles ? { vehicles: ob.vehicles } : {}) }
  beginModules(state)
  return { ok: true, value: state }
}

/** How this scenario reads the ground. */
export function groundRulings({
  options,
  rules = [],
  fortifications = [],
}: Pick<Scenario, 'options' | 'rules' | 'fortifications'>): GroundRulings {
  const { rooftopLevel, plateauShadow } = { ...DEFAULT_OPTIONS, ...options }
  const has = (what: string) => rules.some(({ type }) => type === what)
  const streams = rules.find((rule) => rule.type === 'streams')
  return {
    rooftopLevel,
    plateauShadow,
    singleStory: has('singleStory'),
    rooftops: has('rooftops'),
    streams: streams?.type === 'streams' ? streams.value : 0,
    works: worksOf(fortifications),
  }
}

/** What a game is played on and by. */
export function settingOf(scenario: Scenario, pack: Pack, ground: Ground, groups: readonly DeployedGroup[]): Reading<Setting> {
  const problems: Problem[] = []
  const complain = (message: string) => problems.push({ rule: '22.0', message })
  for (const name of offTheChart(scenario, ground)) complain(`The map has ${name}, which is not on the chart of this era (1.9).`)
  problems.push(...airProblems(scenario, pack))
  problems.push(...placingProblems(ground, scenario.fortifications ?? []))
  const modules = modulesNamed(scenario.modules ?? [], MODULES, complain)
  const minefields = minefieldsOf(ground, scenario)
  if (!minefields.ok) problems.push(...minefields.problems)
  const victory = victoryAims(ground, scenario)
  const exits = exitLocations(ground, scenario)
  for (const hex of Object.keys(scenario.victory.names ?? {}))
    if (!ground.map.grid.has(hex)) complain(`The victory objectives give a name to '${hex}', which the map does not have.`)
  for (const hex of namedHexes(scenario)) if (!ground.map.grid.has(hex)) complain(`The map has no hex '${hex}'.`)
  for (const rule of scenario.rules ?? []) {
    const places = rule.type === 'controlsAtStart' ? placesOf(ground.map, rule.area) : []
    if (typeof places === 'string') complain(`A special rule names an area that can't be: ${places}.`)
  }
  if (typeof victory === 'string') complain(victory)
  if (typeof exits === 'string') complain(`An exit can't be: ${exits}.`)
  if (problems.length > 0 || !minefields.ok || typeof victory === 'string' || typeof exits === 'string') return { ok: false, problems }
  const { grid } = ground.map
  const value: Setting = {
    scenario,
    pack,
    ...ground,
    groups,
    victory,
    victoryHexes: Object.fromEntries(Object.keys(scenario.victory.points?.hexes ?? {}).map((hex) => [hex, locationOf(grid.indexOf(hex))])),
    eventHexes: (scenario.events ?? []).map(({ hexes }) => hexes.map((hex) => grid.indexOf(hex))),
    exits,
    dice: CORE_DICE,
    burns: scenario.rules?.some(({ type }) => type === 'fires') ?? false,
    isNight: scenario.rules?.some(({ type }) => type === 'night') ?? false,
    hides: minefields.value.length > 0 || groups.some(({ hides }) => hides),
    minefields: minefields.value,
    options: { ...DEFAULT_OPTIONS, ...scenario.options },
    ...rulesOf(modules),
  }
  return { ok: true, value }
}

/** 1.9: the Terrain Effects Chart in force is that of the scenario's era. */
function offTheChart({ era }: Scenario, { terrain, hexsides }: Ground): string[] {
  const used = new Set([...terrain, ...hexsides.flatMap((type) => type ?? [])])
  return [...used].flatMap((type) => (onChart(type, era) ? [] : [type.name]))
}

/** Turn 1, with nothing on the map. */
export function emptyState(setting: Setting): LnltState {
  const { scenario } = setting
  const first = setting.steps[0]!
  const artillery = batteriesOf(scenario)
  const air = airSupportOf(scenario.sides)
  const markers = fortificationMarkers(setting, scenario.fortifications ?? [])
  return {
    setting,
    turn: 1,
    initiative: scenario.initiative,
    phase: first.phase,
    step: first.key,
    units: [],
    weapons: [],
    markers,
    nextMarker: markers.length,
    passes: 0,
    impulse: null,
    next: scenario.initiative,
    move: null,
    foughtIn: [],
    passed: [],
    rallyAt: -1,
    rallyLeaders: [],
    fightOrDie: [],
    skillPool: freeSkills(skillsGiven(scenario, setting.pack)),
    events: (scenario.events ?? []).map((_, index) => index),
    arrivals: [],
    exits: [],
    objectives: (scenario.objectives?.hexes ?? []).map((hex) => ({ at: locationOf(setting.map.grid.indexOf(hex)), value: -1 })),
    objectivePool: (scenario.objectives?.values ?? []).slice(),
    control: startingControl(setting),
    points: { blue: 0, red: 0 },
    losses: { blue: 0, red: 0 },
    winner: null,
    winReason: '',
    ...(artillery ? { artillery } : {}),
    ...(air ? { air } : {}),
  }
}

/** 22.1: what a side controls before anybody has been there: only what the scenario says. */
function startingControl(setting: Setting): LnltState['control'] {
  const control: LnltState['control'] = new Array(setting.map.size * LAYERS).fill('')
  for (const rule of setting.scenario.rules ?? []) {
    if (rule.type !== 'controlsAtStart') continue
    const hexes = placesOf(setting.map, rule.area)
    if (typeof hexes === 'string') continue
    for (const hex of hexes) for (const at of locationsIn(setting, hex)) control[at] = rule.side
  }
  return control
}

function namedHexes({ events = [], objectives, sides }: Scenario): string[] {
  const shown = events.flatMap(({ effects }) => allEffects(effects).flatMap(hexesOf))
  const plots = SIDES.flatMap((side) => (sides[side].artillery ?? []).flatMap(({ plotted }) => (plotted ? [plotted.hex] : [])))
  return [...plots, ...events.flatMap(({ hexes }) => hexes), ...shown, ...(objectives?.hexes ?? [])]
}

/** Those of both outcomes of a check, too. */
function allEffects(effects: readonly EventEffect[]): readonly EventEffect[] {
  return effects.flatMap((effect) => (effect.type === 'check' ? [effect, ...effect.passed.effects, ...effect.failed.effects] : [effect]))
}

function hexesOf(effect: EventEffect): readonly string[] {
  if (effect.type === 'task') return [effect.hex]
  return effect.type === 'appear' ? (effect.hexes ?? (effect.hex === undefined ? [] : [effect.hex])) : []
}

/** 22.0: what a scenario says of groups and Events must be said of those that there are. */
function referenceProblems(scenario: Scenario, groups: readonly DeployedGroup[]): Problem[] {
  const problems: Problem[] = []
  const complain = (message: string) => problems.push({ rule: '22.0', message })
  const groupNamed = (id: string) => groups.find((group) => group.id === id)
  for (const rule of scenario.rules ?? [])
    if (rule.type === 'entryByLot' && ![1, 2, 3, 6].includes(groupNamed(rule.group)?.ways.length ?? 0))
      complain(`A die can't choose among the ways of the group '${rule.group}': there must be 2, 3 or 6 of them.`)
  for (const { after, beside, id } of groups)
    for (const other of [after, beside])
      if (other !== '' && !groupNamed(other)) complain(`The group '${id}' waits for '${other}', which there is not.`)
  const events = scenario.events ?? []
  for (const [index, event] of events.entries()) {
    if (events.findIndex(({ id }) => id === event.id) < index) complain(`There are two Events '${event.id}'.`)
    for (const effect of allEffects(event.effects)) {
      if ('group' in effect && groupNamed(effect.group)?.entersOn !== -1)
        complain(`The Event '${event.id}' brings '${effect.group}', which is no group that waits for an Event.`)
      if (effect.type === 'reinforce' && groupNamed(effect.group)?.ways.length === 0)
        complain(`The Event '${event.id}' brings '${effect.group}', which has no way by which it enters.`)
      if (effect.type === 'appear' && (effect.hex === undefined) === (effect.hexes === undefined))
        complain(`The Event '${event.id}' must say in which hex, or in which hexes, '${effect.group}' appears.`)
      for (const id of effect.type === 'removeEvents' ? effect.ids : [])
        if (!events.some((other) => other.id === id)) complain(`The Event '${event.id}' removes '${id}', which there is not.`)
    }
  }
  const { objectives } = scenario
  if (objectives && objectives.hexes.length !== objectives.values.length) complain('There must be as many Objectives as values for them.')
  return problems
}
