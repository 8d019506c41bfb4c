import type { Reading } from '@firegroup/kernel'
import { SITUATIONS } from '../data/dyo.ts'
import { ourPack } from '../data/pack.ts'
import type { Scenario, ScenarioSide } from '../scenario/types.ts'
import { enemyOf, SIDES, type Side } from '../state.ts'
import type { Bought, Design } from './design.ts'
import { billOf } from './price.ts'
import { defends, designProblems } from './problems.ts'

const ALL_RULES = 40

/** 43: the scenario that a design makes, or what is wrong with it. */
export function designed(json: unknown): Reading<Scenario> {
  const problems = designProblems(json)
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, value: scenarioOf(json as Design) }
}

function scenarioOf(design: Design): Scenario {
  const { name, halfYear, situation, decks, attacker, modules = [] } = design
  const { kind, victory, cower, removeFirst, pillbox, title } = SITUATIONS[situation - 1]!
  const attack = kind === 'attack' && attacker !== undefined
  // 43.6: the attacker never has Minefields and the Pillbox, the defender only where they are given to him
  const random = SIDES.some((side) => (design.sides[side].random?.length ?? 0) > 0)
  return {
    format: 'firegroup-scenario',
    version: 1,
    system: 'upfront',
    id: 'own-design',
    name,
    briefing: { date: halfYear.slice(0, 4), text: title },
    kind,
    rulesThrough: ALL_RULES,
    decks,
    // 4.1, 43.36
    first: attack ? 'attacker' : 'fewerPoints',
    sides: { axis: sideOf(design, 'axis', random), allied: sideOf(design, 'allied', random) },
    deck: {
      removeFirst,
      cower: attack ? { both: cower, [attacker]: ['Minefield'] } : { both: [...cower, 'Minefield'] },
      ...(pillbox && attack ? { given: [{ side: enemyOf(attacker), terrain: 'Pillbox', group: 'B' as const }] } : {}),
    },
    snipers: snipersOf(design),
    victory,
    ...(random ? { modules: [...modules, 'random-reinforcement'] } : modules.length > 0 ? { modules } : {}),
  }
}

function sideOf(design: Design, side: Side, random: boolean): ScenarioSide {
  const { nation, troopType, men, machines, secondaryWeapons, reinforcements }: Bought = design.sides[side]
  const attack = SITUATIONS[design.situation - 1]!.kind === 'attack'
  return {
    nation,
    name: troopType ?? nation,
    men,
    points: billOf(ourPack(), design.sides[side], defends(design, side)).total,
    ...(attack ? { role: design.attacker === side ? ('attacker' as const) : ('defender' as const) } : {}),
    ...(troopType ? { troopType } : {}),
    ...(machines?.length ? { machines } : {}),
    ...(secondaryWeapons?.length ? { secondaryWeapons } : {}),
    ...(reinforcements ? { reinforcements } : {}),
    // 48.1: whoever has not paid has no right to it
    ...(random ? { random: design.sides[side].random ?? [] } : {}),
  }
}

/** 43.6: the defender's come with the deck, all others are bought. */
function snipersOf(design: Design): NonNullable<Scenario['snipers']> {
  const has = (side: Side) => defends(design, side) || (design.sides[side].snipers ?? 0) > 0
  if (has('axis') && has('allied')) return 'both'
  return has('axis') ? 'axis' : has('allied') ? 'allied' : 'none'
}
