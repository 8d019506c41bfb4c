import { beginModules, type Problem, type Reading, readModules } from '@firegroup/kernel'
import { readPack } from '../data/pack.ts'
import type { Personality } from '../data/personality-file.ts'
import { groupAt } from '../groups/groups.ts'
import { newGroup, newMan } from '../groups/new-group.ts'
import { emptyState } from '../scenario/begin.ts'
import { settingOf } from '../scenario/setting.ts'
import type { Scenario } from '../scenario/types.ts'
import { enemyOf, type Group, type Letter, type Man, type Placed, SIDES, type Side, type UpfrontState } from '../state.ts'
import { type Situation, type SituationCard, type SituationGroup, type SituationMan, type SituationSide, situationForm } from './form.ts'
import { impossibilities } from './possible.ts'

const ALL_RULES = 21
const LONG_ENOUGH = 3
const LATER_TURN = 3

/** A state in the middle of play, from its description. */
export function situation(json: unknown): Reading<UpfrontState> {
  const malformed = situationForm.check(json, 'situation')
  if (malformed) return { ok: false, problems: [{ message: malformed }] }
  const given = json as Situation
  const force = forces(given)
  if (!force.ok) return force
  const setting = settingOf(scenarioFor(given), force.value.roster)
  if (!setting.ok) return setting
  const reader = new Reader(given, { ...emptyState(setting.value), men: force.value.men })
  const problems = reader.problems.length > 0 ? reader.problems : impossibilities(given, reader.state)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: reader.state }
}

function scenarioFor({ decks, rulesThrough, kind, deck, snipers, victory, options, modules, pack, axis, allied }: Situation): Scenario {
  const named = ({ nation, role, troopType, random }: SituationSide) => ({
    nation,
    name: nation,
    men: [],
    ...(role ? { role } : {}),
    ...(troopType ? { troopType } : {}),
    ...(random ? { random } : {}),
  })
  return {
    format: 'firegroup-scenario',
    version: 1,
    system: 'upfront',
    id: 'situation',
    name: 'A situation',
    briefing: { text: '' },
    kind: kind ?? 'meeting',
    rulesThrough: rulesThrough ?? ALL_RULES,
    decks: decks ?? LONG_ENOUGH,
    first: 'axis',
    sides: { axis: named(axis), allied: named(allied) },
    victory: victory ?? { type: 'mostVP' },
    ...(deck ? { deck } : {}),
    ...(snipers ? { snipers } : {}),
    ...(options ? { options } : {}),
    ...(modules ? { modules } : {}),
    ...(pack ? { pack } : {}),
  }
}

/** The men in the order in which they are named: groups first, then the lost, side by side. */
function everyMan(given: Situation): { readonly side: Side; readonly man: SituationMan; readonly path: string }[] {
  return SIDES.flatMap((whose) => {
    const { groups, lost = [] } = given[whose]
    const path = `situation.${whose}`
    return [
      ...groups.flatMap((each, i) => each.men.map((who, j) => ({ side: whose, man: who, path: `${path}.groups[${i}].men[${j}]` }))),
      ...lost.map((who, i) => ({ side: whose, man: who, path: `${path}.lost[${i}]` })),
    ]
  })
}

function forces(given: Situation): Reading<{ readonly roster: Personality[]; readonly men: Man[] }> {
  const pack = readPack(given.pack ?? {}, 'situation.pack')
  if (!pack.ok) return pack
  const problems: Problem[] = []
  const roster: Personality[] = []
  const men: Man[] = []
  for (const { side: whose, man: who, path } of everyMan(given)) {
    const nation = pack.value.nations[given[whose].nation]
    const printed = who.card ?? [...(nation?.men ?? []), ...(nation?.machines ?? [])].find(({ number }) => number === who.number)
    if (!printed) problems.push({ message: `${path}: the ${given[whose].nation} roster has no man ${who.number ?? 'without a number'}.` })
    else {
      const { number: _, card: __, assists: ___, infiltrates: ____, acquired: _____, guardedIn: ______, ...marks } = who
      men.push(Object.assign(newMan(men.length, whose, printed), marks))
      roster.push(printed)
    }
    for (const weapon of [who.weapon ?? '', printed?.weapon ?? ''])
      if (weapon !== '' && !Object.hasOwn(pack.value.weapons, weapon))
        problems.push({ message: `${path}: there is no weapon '${weapon}'.` })
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: { roster, men } }
}

/** Puts what is described into a state, and collects what can't be. */
class Reader {
  readonly problems: Problem[] = []
  readonly state: UpfrontState
  #nextMan = 0
  readonly #lost: { [S in Side]?: number } = {}

  constructor(given: Situation, state: UpfrontState) {
    this.state = state
    state.active = given.active
    state.first = given.first ?? given.active
    state.turn = given.turn ?? LATER_TURN
    state.deckNumber = given.deckNumber ?? 1
    state.passed = given.passed ?? false
    state.phase = 'turn'
    state.step = given.step ?? 'turn.actions'
    if (!state.setting.steps.some(({ key: step, phase }) => step === state.step && phase === 'turn'))
      this.#complain('situation.step', `there is no step '${state.step}' in play`)
    for (const whose of SIDES) this.#side(whose, given[whose])
    for (const each of state.groups) if (each.side === state.active) state.lettersAtStart += each.letter
    for (const whose of SIDES) this.#relations(whose, given[whose])
    this.#piles(given)
    beginModules(state)
    this.problems.push(...readModules(state, given.kept ?? {}))
  }

  #side(whose: Side, given: SituationSide): void {
    const own = this.state.sides[whose]
    own.hand = [...(given.hand ?? [])]
    own.leaderLost = given.leaderLost ?? false
    if (given.snipers !== undefined) own.snipers = given.snipers
    if (given.moreSnipers !== undefined) own.moreSnipers = given.moreSnipers
    own.groupsAtStart = given.groupsAtStart ?? given.groups.length
    for (const [i, each] of given.groups.entries()) this.#group(whose, each, `situation.${whose}.groups[${i}]`)
    this.#lost[whose] = this.#nextMan
    this.#nextMan += given.lost?.length ?? 0
  }

  #group(whose: Side, given: SituationGroup, path: string): void {
    const { state } = this
    if (groupAt(state, whose, given.letter)) this.#complain(`${path}.letter`, `there are two groups ${given.letter}`)
    const men = given.men.map(() => this.#nextMan++)
    const made = newGroup(state.groups.length, whose, given.letter, men)
    made.range = given.range ?? 0
    made.acted = given.acted ?? false
    made.sniped = given.sniped ?? -1
    made.surrendered = given.surrendered ?? false
    made.stack = (given.cards ?? []).map((placed) => this.#placed(whose, placed))
    made.weapons = (given.weapons ?? []).map(({ weapon, jammed = false, secondary = false, captured = false, assistant = 0 }) => ({
      weapon,
      jammed,
      secondary,
      of: captured ? enemyOf(whose) : whose,
      assistant: men[assistant - 1] ?? -1,
    }))
    given.men.forEach(({ assists }, i) => {
      if (assists === undefined) return
      const gunner = men[assists - 1]
      if (gunner === undefined || assists - 1 === i) this.#complain(`${path}.men[${i}].assists`, 'nobody stands there')
      else state.men[men[i]!]!.assists = gunner
    })
    state.groups.push(made)
  }

  #placed(whose: Side, { card: number, as, mode, turn = 0, by = whose, offered = false }: SituationCard): Placed {
    return { card: number, as, by, turn, mode: as === 'movement' ? (mode ?? 'sideways') : '', offered }
  }

  #relations(whose: Side, given: SituationSide): void {
    const { state } = this
    for (const [i, { guardedIn }] of (given.lost ?? []).entries()) {
      const captors = guardedIn && this.#enemy(whose, guardedIn, `situation.${whose}.lost[${i}].guardedIn`)
      if (!captors) continue
      const guard = state.men[captors.men[0]!]!
      state.men[this.#lost[whose]! + i]!.guardedBy = guard.id
      guard.guards = (guard.guards ?? 0) + 1
    }
    for (const [i, each] of given.groups.entries()) {
      const path = `situation.${whose}.groups[${i}]`
      const own = groupAt(state, whose, each.letter)!
      for (const flanked of each.flanks ?? []) {
        const of = this.#enemy(whose, flanked, `${path}.flanks`)
        if (of) state.flanks.push({ by: own.id, of: of.id, card: 0 })
      }
      if (each.encircles) {
        const of = this.#enemy(whose, each.encircles, `${path}.encircles`)
        const front = of && groupAt(state, whose, of.letter)
        if (of && front) state.encirclements.push({ of: of.id, front: front.id, behind: own.id })
        else this.#complain(`${path}.encircles`, 'nobody stands in front of that group')
      }
      if (each.behindPillbox) {
        const of = this.#enemy(whose, each.behindPillbox, `${path}.behindPillbox`)
        if (of) own.behindPillbox = of.id
      }
      each.men.forEach(({ acquired }, j) => {
        if (acquired === undefined) return
        const of = this.#enemy(whose, acquired, `${path}.men[${j}].acquired`)
        if (of) state.men[own.men[j]!]!.acquired = of.id
      })
      each.men.forEach(({ infiltrates, infiltratedOn = 0 }, j) => {
        if (infiltrates === undefined) return
        const of = this.#enemy(whose, infiltrates, `${path}.men[${j}].infiltrates`)
        if (of) Object.assign(state.men[own.men[j]!]!, { infiltrates: of.id, infiltratedOn })
      })
    }
  }

  #enemy(whose: Side, at: Letter, path: string): Group | undefined {
    const found = groupAt(this.state, enemyOf(whose), at)
    if (!found) this.#complain(path, `the enemy has no group ${at}`)
    return found
  }

  /** Every card is in one place. */
  #piles(given: Situation): void {
    const { state } = this
    state.removed = [...(given.removed ?? [])]
    const placed = state.groups.flatMap(({ stack }) => stack.map(({ card: number }) => number))
    const named = [...state.sides.axis.hand, ...state.sides.allied.hand, ...placed, ...state.removed, ...(given.discard ?? [])]
    const everywhere = given.pile ? [...named, ...given.pile] : named
    for (const number of everywhere) {
      if (!state.deck.includes(number)) this.#complain('situation', `there is no card ${number}`)
      else if (everywhere.indexOf(number) !== everywhere.lastIndexOf(number)) this.#complain('situation', `card ${number} is in two places`)
    }
    const rest = state.deck.filter((number) => !named.includes(number))
    state.deck = given.pile ? [...given.pile] : rest
    state.discard = [...(given.discard ?? []), ...(given.pile ? rest.filter((number) => !given.pile!.includes(number)) : [])]
    if (state.deck.length === 0) this.#complain('situation.pile', 'the Draw pile is never empty')
  }

  #complain(path: string, what: string): void {
    this.problems.push({ message: `${path}: ${what}.` })
  }
}
