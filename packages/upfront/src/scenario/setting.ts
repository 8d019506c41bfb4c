import { Acts, actsWith, hooksWith, inSequence, livesByStep, modulesNamed, type Problem, type Reading, tableWith } from '@firegroup/kernel'
import { usableFunctions } from '../cards/usable.ts'
import { CHAPTERS, type Chapter } from '../chapters.ts'
import { type ActionCard, type FunctionType, typeName } from '../data/cards.ts'
import { nationRules } from '../data/nations.ts'
import { readPack } from '../data/pack.ts'
import type { Personality } from '../data/personality-file.ts'
import { troopRules } from '../data/troops.ts'
import { MODULES } from '../modules/index.ts'
import type { UpfrontModule, UpfrontTerms } from '../modules/module.ts'
import { ACTS, DISCARDS, HOOKS, MOVE_CLAIMS, STEPS } from '../rules.ts'
import type { Setting } from '../setting.ts'
import { type Card, enemyOf, SIDES, type Side } from '../state.ts'
import type { RulingOptions, Scenario } from './types.ts'

const DEFAULT_OPTIONS: RulingOptions = {
  britishRadio: 'both',
  zeroFirepowerMalfunction: 'jams',
  doubleDoubling: 'once',
  outerLetters: 'opened',
  chargeConcealed: 'attack',
  readjustRange: false,
}

/** 17: flanks and transfers. */
const FLANKS_CHAPTER = 17

const PHASE_ORDER = ['prepare', 'turn'] as const
const SEQUENCE = inSequence(STEPS, PHASE_ORDER)
const sequenceWith = (chapters: readonly Chapter[], modules: readonly UpfrontModule[]) =>
  inSequence([...STEPS, ...chapters.flatMap(({ steps = [] }) => steps), ...modules.flatMap(({ steps = [] }) => steps)], PHASE_ORDER)
const DISCARD_ORDER = DISCARDS.toSorted((a, b) => a.order - b.order)

/** What a game of this scenario is played with; `roster` are the men's cards by id. */
export function settingOf(scenario: Scenario, roster: readonly Personality[]): Reading<Setting> {
  const pack = readPack(scenario.pack ?? {}, 'scenario.pack')
  if (!pack.ok) return pack
  const problems: Problem[] = []
  const { cards: printed } = pack.value
  for (const type of typesNamed(scenario))
    if (!printed.some((card) => card?.functions.some((each) => typeName(each) === type)))
      problems.push({ rule: '16.1', message: `scenario.deck names '${type}', and no card is called so.` })
  for (const { terrain } of scenario.deck?.given ?? [])
    if (!printed.some((card) => card?.functions.some((each) => each.type === 'Terrain' && each.terrain === terrain)))
      problems.push({ rule: '23.1', message: `scenario.deck.given names '${terrain}', and no Terrain card is called so.` })
  const modules = modulesNamed(scenario.modules ?? [], MODULES, (message) => problems.push({ message: `scenario.modules: ${message}` }))
  for (const { unfit } of modules) {
    const problem = unfit?.(scenario)
    if (problem) problems.push(problem)
  }
  if (problems.length > 0) return { ok: false, problems }
  const cards = cardsWith(printed, modules)
  const options = { ...DEFAULT_OPTIONS, ...scenario.options }
  const nation = { axis: scenario.sides.axis.nation, allied: scenario.sides.allied.nation }
  const rulesOf = (side: Side) => troopRules(nationRules(nation[side], nation[enemyOf(side)]), scenario.sides[side].troopType)
  const nations = { axis: rulesOf('axis'), allied: rulesOf('allied') }
  const usableBy = (side: Side) => cards.map((card) => usableFunctions(card, side, nation[side], scenario, options, nations[side]))
  const usable = { axis: usableBy('axis'), allied: usableBy('allied') }
  const chapters = CHAPTERS.filter(({ chapter }) => chapter <= scenario.rulesThrough)
  const more = [...chapters, ...modules]
  const steps = more.some((each) => each.steps) ? sequenceWith(chapters, modules) : SEQUENCE
  const turnActs = actsWith(ACTS, modules).act.filter(({ chapter }) => chapter <= scenario.rulesThrough)
  const value: Setting = {
    scenario,
    pack: pack.value,
    cards,
    usable,
    playable: { axis: byFunction(usable.axis), allied: byFunction(usable.allied) },
    removable: printed.map((card) => removableAs(card, scenario, modules)),
    removeFirst: Object.assign({}, scenario.deck?.removeFirst, ...modules.map(({ removals }) => removals ?? {})) as Setting['removeFirst'],
    roster,
    nation,
    nationRules: nations,
    options,
    steps,
    lives: livesByStep(
      modules.flatMap(({ counters = [] }) => counters),
      steps,
    ),
    turnActs,
    acts: new Acts(turnActs) as Setting['acts'],
    discards: DISCARD_ORDER,
    moveClaims: scenario.rulesThrough >= FLANKS_CHAPTER ? MOVE_CLAIMS : [],
    hooks: more.length === 0 ? HOOKS : hooksWith(HOOKS, more),
    modules,
    tellers: tableWith<UpfrontTerms['tellers']>(
      {},
      modules.map(({ tellers }) => tellers),
    ),
  }
  return { ok: true, value }
}

/** A setting with one thing more in it, which no scenario turns on by name: 41. */
export function withModule(setting: Setting, module: UpfrontModule): Setting {
  const turnActs = actsWith({ act: setting.turnActs }, [module]).act
  return {
    ...setting,
    turnActs,
    acts: new Acts(turnActs) as Setting['acts'],
    hooks: hooksWith(setting.hooks, [module]),
    modules: [...setting.modules, module],
    tellers: tableWith<UpfrontTerms['tellers']>(setting.tellers, [module.tellers]),
  }
}

/** The deck as the modules read it; the printed one where none has anything to say. */
function cardsWith(printed: readonly ActionCard[], modules: readonly UpfrontModule[]): readonly ActionCard[] {
  let cards = printed
  for (const { cardIn } of modules) if (cardIn) cards = cards.map((card) => card && cardIn(card))
  return cards
}

function byFunction(usable: Setting['usable'][Side]): Setting['playable'][Side] {
  const cards: { [T in FunctionType]?: Card[] } = {}
  usable.forEach((functions, card) => {
    for (const { type } of functions) {
      cards[type] ??= []
      if (!cards[type].includes(card)) cards[type].push(card)
    }
  })
  return cards
}

function typesNamed({ deck }: Scenario): string[] {
  const cower = deck?.cower ?? {}
  return [...Object.keys(deck?.removeFirst ?? {}), ...['both' as const, ...SIDES].flatMap((who) => cower[who] ?? [])]
}

/** 16.1 */
function removableAs(card: ActionCard, { deck }: Scenario, modules: readonly UpfrontModule[]): string {
  const first = deck?.removeFirst
  let type = (first && card.functions.map(typeName).find((name) => Object.hasOwn(first, name))) ?? ''
  for (const { removedAs } of modules) if (card && removedAs) type = removedAs(card, type)
  return type
}
