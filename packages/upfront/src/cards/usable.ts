import { type ActionCard, type CardFunction, type FunctionOf, type FunctionType, typeName } from '../data/cards.ts'
import { type Nation, type NationRules, nationRules } from '../data/nations.ts'
import type { RulingOptions, Scenario } from '../scenario/types.ts'
import type { Card, Side, UpfrontState } from '../state.ts'
import { isDueForRemoval } from './removal.ts'

/** 2.2: what a side may play a card as now, if it may as this. */
export function functionOf<T extends FunctionType>(s: UpfrontState, side: Side, card: Card, type: T): FunctionOf<T> | undefined {
  for (const printed of s.setting.usable[side][card] ?? NOTHING)
    if (printed.type === type) return isUsableNow(s, side, card, type) ? (printed as FunctionOf<T>) : undefined
  return undefined
}

/** 2.22: a card that a side may play as nothing at all; its only use is face down as Open Ground. */
export function isCower(s: UpfrontState, side: Side, card: Card): boolean {
  const functions = s.setting.usable[side][card] ?? NOTHING
  return !functions.some(({ type }) => isUsableNow(s, side, card, type))
}

const NOTHING: readonly CardFunction[] = []

function isUsableNow(s: UpfrontState, side: Side, card: Card, type: FunctionType): boolean {
  if (isDueForRemoval(s, card)) return false
  return type !== 'Sniper' || s.sides[side].snipers > 0
}

/** 2.21, 2.22: what a nation may play a card as in a scenario, from the start. */
export function usableFunctions(
  card: ActionCard,
  side: Side,
  nation: Nation,
  scenario: Scenario,
  options: RulingOptions,
  rules: NationRules = nationRules(nation),
): readonly CardFunction[] {
  return card.functions.filter(
    (printed) =>
      printed.type !== 'Cower' &&
      isForNation(card, printed, nation, rules, options) &&
      !isBarred(printed, side, scenario) &&
      isInRules(printed, scenario),
  )
}

/** 2.21: split cards by nationality symbol; a Radio has its own rule. */
function isForNation(card: ActionCard, printed: CardFunction, nation: Nation, rules: NationRules, options: RulingOptions): boolean {
  const { symbols } = printed
  if (printed.type === 'Radio' && symbols) {
    if (card.split && rules.split.length === 0) return false
    const either = nation === 'British' && options.britishRadio === 'either'
    return either ? rules.radio.some((each) => symbols.includes(each)) : rules.radio.every((each) => symbols.includes(each))
  }
  if (card.split && rules.split.length === 0) return false
  return !symbols || rules.split.some((each) => symbols.includes(each))
}

/** 2.22: cards that the scenario makes unusable. */
function isBarred(printed: CardFunction, side: Side, { deck }: Scenario): boolean {
  if (printed.type === 'Terrain' && printed.always) return false
  const name = typeName(printed)
  const { cower = {} } = deck ?? {}
  return Boolean(cower.both?.includes(name) || cower[side]?.includes(name))
}

/** 1: cards whose chapter is not in force can't be used. */
function isInRules(printed: CardFunction, { rulesThrough }: Scenario): boolean {
  return rulesThrough >= (CHAPTER_OF[typeName(printed)] ?? 0)
}

const CHAPTER_OF: { readonly [type: string]: number } = { Pillbox: 23, Minefield: 24, Radio: 40 }
