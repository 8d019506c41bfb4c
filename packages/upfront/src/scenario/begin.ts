import { beginModules, type Problem, type Reading, rememberBeginnings } from '@firegroup/kernel'
import { type Pack, readPack } from '../data/pack.ts'
import type { Personality } from '../data/personality-file.ts'
import { newMan } from '../groups/new-group.ts'
import { MODULES } from '../modules/index.ts'
import { RESERVE } from '../modules/random-reinforcement/reserve.ts'
import { asMarine, isMarine } from '../nations/marines.ts'
import { leadersProblem, troopProblem } from '../nations/troops.ts'
import { givenCards } from '../prepare/given-terrain.ts'
import type { Setting } from '../setting.ts'
import { cloneState, type Man, SIDES, type Side, type SideState, type UpfrontState } from '../state.ts'
import { mostCharges } from '../weapons/capacity.ts'
import { scenarioSchema } from './schema.ts'
import { settingOf } from './setting.ts'
import type { Scenario } from './types.ts'

/** 3.1: the state in which a scenario begins: the men chosen, everything still to be prepared. */
export const begin: (json: unknown) => Reading<UpfrontState> = rememberBeginnings(beginAnew, cloneState)

function beginAnew(json: unknown): Reading<UpfrontState> {
  const malformed = scenarioSchema.check(json, 'scenario')
  if (malformed) return { ok: false, problems: [{ message: malformed }] }
  const scenario = json as Scenario
  const problems = roleProblems(scenario)
  const force = forces(scenario, problems)
  const setting = settingOf(scenario, force.roster)
  if (!setting.ok) problems.push(...setting.problems)
  if (problems.length > 0 || !setting.ok) return { ok: false, problems }
  const state: UpfrontState = { ...emptyState(setting.value), men: force.men }
  beginModules(state)
  return { ok: true, value: state }
}

/** 2.4: an attack has one attacker and one defender, a meeting engagement has neither. */
function roleProblems({ kind, sides, first }: Scenario): Problem[] {
  const roles = SIDES.map((side) => sides[side].role)
  const complain = (message: string): Problem[] => [{ rule: '2.4', message: `scenario.${message}` }]
  if (kind === 'attack' && !(roles.includes('attacker') && roles.includes('defender')))
    return complain('sides: in an attack one side has the role attacker and the other defender.')
  if (kind === 'meeting' && roles.some((role) => role !== undefined)) return complain('sides: in a meeting engagement nobody has a role.')
  if (kind === 'meeting' && (first === 'attacker' || first === 'defender'))
    return complain(`first can't be ${first} in a meeting engagement.`)
  return []
}

interface Force {
  readonly roster: Personality[]
  readonly men: Man[]
}

/** 2.4: the men whom the scenario lists. */
function forces(scenario: Scenario, problems: Problem[]): Force {
  const force: Force = { roster: [], men: [] }
  const pack = readPack(scenario.pack ?? {}, 'scenario.pack')
  if (!pack.ok) return force
  for (const side of SIDES) {
    const { nation, men, blanks = [], secondaryWeapons = [], machines = [], reinforcements } = scenario.sides[side]
    const path = `scenario.sides.${side}`
    const complain = (message: string) => problems.push({ rule: '2.4', message: `${path}.${message}` })
    const troops = troopProblem(scenario, side)
    if (troops) problems.push(troops)
    if (scenario.sides[side].troopType !== undefined && isMarine(scenario, side)) complain('troopType: there is only one kind of Marines.')
    const rosterMen = pack.value.nations[nation]?.men ?? []
    men.forEach((number, i) => {
      const card = rosterMen.find((man) => man.number === number)
      if (!card) complain(`men[${i}] is ${number}: the ${nation} roster has no such man.`)
      else if (men.indexOf(number) !== i) complain(`men[${i}] is ${number}, who stands there already.`)
      else enlist(force, side, asChanged(asMarine(card, scenario, side), scenario.sides[side]))
    })
    for (const change of scenario.sides[side].changes ?? [])
      if (change.extra)
        enlist(force, side, asChanged({ ...blankMan(change, 0), number: change.number, name: change.name }, scenario.sides[side]))
    for (const [i, blank] of blanks.entries()) {
      if (!Object.hasOwn(pack.value.weapons, blank.weapon)) complain(`blanks[${i}].weapon is '${blank.weapon}', which is no weapon.`)
      else for (let n = 0; n < blank.count; n++) enlist(force, side, blankMan(blank, n))
    }
    for (const [i, { weapon, carrier }] of secondaryWeapons.entries()) {
      const man = force.men.find((each) => each.side === side && force.roster[each.id]!.number === carrier)
      if (!man) complain(`secondaryWeapons[${i}].carrier is ${carrier}, who is not in the force.`)
      else if (man.weapon !== '' && !pack.value.weapons[man.weapon]!.sw)
        complain(`secondaryWeapons[${i}].carrier is ${carrier}, whose own weapon leaves him no hand for another.`)
      else man.secondary = weapon
    }
    const machineCards = pack.value.nations[nation]?.machines ?? []
    enlistNumbered(force, side, machines, machineCards, 'machines', complain)
    if (reinforcements) {
      const first = force.men.length
      enlistNumbered(force, side, reinforcements.men, rosterMen, 'reinforcements.men', complain)
      enlistNumbered(force, side, reinforcements.machines ?? [], machineCards, 'reinforcements.machines', complain)
      for (const man of force.men.slice(first)) man.awaits = reinforcements.afterDeck
    }
    enlistReserve(force, side, scenario, pack.value)
    const own = force.men.filter((man) => man.side === side && man.awaits !== RESERVE).map((man) => force.roster[man.id]!)
    const leaders = leadersProblem(scenario, side, own)
    if (leaders) problems.push(leaders)
    if (nation === 'American' && secondaryWeapons.some(({ weapon }) => weapon === 'ATMM'))
      problems.push({ rule: '31.1', message: `${path}.secondaryWeapons has a magnetic mine, and Americans have none.` })
    const charges = secondaryWeapons.filter(({ weapon }) => weapon === 'demolitionCharge').length
    const most = mostCharges(nation, force.men.filter((man) => man.side === side && man.awaits !== RESERVE).length)
    if (charges > most)
      problems.push({
        rule: '21.11',
        message: `${path}.secondaryWeapons has ${charges} demolition charges: there is one for a squad, here ${most}.`,
      })
  }
  return force
}

/** 28, 34, 35: cards of a roster by their numbers, each once. */
function enlistNumbered(
  force: Force,
  side: Side,
  numbers: readonly number[],
  cards: readonly Personality[],
  field: string,
  complain: (message: string) => void,
): void {
  numbers.forEach((number, i) => {
    const card = cards.find((each) => each.number === number)
    const known = force.men.some((man) => man.side === side && force.roster[man.id]!.number === number)
    if (!card) complain(`${field}[${i}] is ${number}: the roster has no such card.`)
    else if (known) complain(`${field}[${i}] is ${number}, which stands there already.`)
    else enlist(force, side, card)
  })
}

/** 48.3: the cards that are still in the box, where a module may take some out of it. */
function enlistReserve(force: Force, side: Side, scenario: Scenario, pack: Pack): void {
  const named = scenario.modules ?? []
  const taken = new Set(force.men.flatMap((man) => (man.side === side ? [force.roster[man.id]!.number] : [])))
  for (const { id, reserve } of MODULES)
    if (reserve && named.includes(id))
      for (const card of reserve(pack, scenario, side, taken)) {
        enlist(force, side, asMarine(card, scenario, side))
        force.men.at(-1)!.awaits = RESERVE
      }
}

/** 42.3: what a campaign has made of a man; 6.53: his rout number goes with his Panic. */
function asChanged(card: Personality, { changes = [] }: Scenario['sides'][Side]): Personality {
  const now = changes.find(({ number }) => number === card.number)
  if (!now) return card
  const { name, rank, weapon, morale, panic, kia } = now
  return {
    ...card,
    name,
    rank,
    weapon,
    morale,
    panic,
    kia,
    rout: card.rout + panic - card.panic,
    role: now.role === 'none' ? null : now.role,
  }
}

function enlist({ roster, men }: Force, side: Side, card: Personality): void {
  men.push(newMan(men.length, side, card))
  roster.push(card)
}

const BLANK_MORALE = 2
const BLANK_PANIC = 3
const USUAL_KIA = 8
const BLANK_NUMBERS = 900

/** 46.5: a man without a number of his own. */
function blankMan(
  { weapon, morale = BLANK_MORALE, panic = BLANK_PANIC }: { weapon: string; morale?: number; panic?: number },
  n: number,
): Personality {
  return {
    number: BLANK_NUMBERS + n,
    name: `Private ${n + 1}`,
    rank: 'PVT',
    role: null,
    weapon,
    morale,
    panic,
    rout: panic,
    kia: USUAL_KIA,
    points: 0,
  }
}

/** Everything still to be prepared, the whole deck in the Draw pile. */
export function emptyState(setting: Setting): UpfrontState {
  const first = setting.steps[0]!
  const given = setting.scenario.deck?.given ? givenCards(setting).map(({ card }) => card) : []
  return {
    setting,
    turn: 0,
    active: 'axis',
    first: 'axis',
    phase: first.phase,
    step: first.key,
    groups: [],
    men: [],
    deck: setting.cards.flatMap((card) => (card && !given.includes(card.id) ? [card.id] : [])),
    discard: [],
    removed: [],
    sides: { axis: emptySide(setting, 'axis'), allied: emptySide(setting, 'allied') },
    deckNumber: 1,
    timeUp: false,
    resolving: 0,
    reshuffled: false,
    breeze: false,
    actions: 0,
    movementActions: 0,
    discarded: 0,
    passed: false,
    flanks: [],
    encirclements: [],
    transfers: [],
    letterMoves: [],
    newGroupOffers: [],
    lettersAtStart: '',
    noMoreSurrender: false,
    winner: null,
    winReason: '',
  }
}

/** 14.1: one Sniper for whoever may use Sniper cards. */
function emptySide(setting: Setting, side: Side): SideState {
  const { snipers = 'both' } = setting.scenario
  const sniper = snipers === 'both' || snipers === side
  // 37.4: partisans lose it with the second that is found
  const some = setting.nationRules[side].partisan ? 2 : 1
  return { hand: [], snipers: sniper ? some : 0, leaderLost: false, groupsAtStart: 0, secret: [] }
}
