import type { Problem, Rules } from '@firegroup/kernel'
import { type Lnlt, lot, roll } from '../context.ts'
import { HERO_ROLL } from '../data/damage.ts'
import { nationOf } from '../data/nations.ts'
import { type CounterType, type Pack, sameNationality } from '../data/pack.ts'
import type { DamageCause } from '../hooks.ts'
import { addUnit, newUnit } from '../scenario/new-counters.ts'
import type { Scenario } from '../scenario/types.ts'
import { HIDDEN, type LnltState, type Location, OFFBOARD, RESERVE, SIDES, type Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { goesOn } from './hero-move.ts'
import { heroPlaces, heroStands } from './hero-place.ts'
import { drawSkill } from './skills.ts'

/** 11.2.1, LG-14: a natural 1 of a Squad or Half-Squad under enemy fire may bring forth a Hero. Contribution to `hooks.damaged`. */
export function heroCreation(g: Lnlt, unit: Unit, natural: number, cause: DamageCause, at: Location): Rules<void> | undefined {
  if (
    cause === 'ownShells' ||
    (cause === 'mines' && g.state.setting.options.heroFromMines === 'no') ||
    natural !== HERO_ROLL.on ||
    !canSpawn(g.state, unit, at)
  )
    return undefined
  return createHero(g, unit, at)
}

/** 11.2.1: no Crew, Weapon Team or Mounted Unit, no third Hero of a nation, and nobody where the nation or the scenario has none. */
function canSpawn(s: LnltState, parent: Unit, at: Location): boolean {
  const { kind, nation } = typeOf(s, parent)
  if (at < 0) return false
  if (!HERO_ROLL.madeBy.some((maker) => maker === kind) || !nationOf(nation).heroes) return false
  if (s.setting.scenario.rules?.some((rule) => rule.type === 'noHeroes' && (rule.side ?? parent.side) === parent.side)) return false
  return heroesOf(s, nation) < HERO_ROLL.perNation && heroTypes(s, parent).length > 0 && heroPlaces(s, parent, at).length > 0
}

/** 11.2: Heroes of a nation who are on the map or due to come. */
function heroesOf(s: LnltState, nation: string): number {
  let heroes = 0
  for (const unit of s.units) if (isInPlay(unit) && isHeroOf(typeOf(s, unit), nation)) heroes++
  return heroes
}

function isInPlay({ at }: Unit): boolean {
  return at >= 0 || at === OFFBOARD || at === RESERVE || at === HIDDEN
}

function isHeroOf({ kind, nation }: CounterType, of: string): boolean {
  return kind === 'hero' && nation === of
}

/** 11.2.1: the Heroes of the parent's nationality from whom one is drawn: each counter is there once. */
function heroTypes(s: LnltState, parent: Unit): readonly CounterType[] {
  const type = typeOf(s, parent)
  const { era } = s.setting.scenario
  return [...s.setting.pack.counters.values()].filter(
    (hero) =>
      isHeroOf(hero, type.nation) &&
      sameNationality(hero, type) &&
      (era === 'modern' || hero.era === 'ww2') &&
      !s.units.some((unit) => unit.type === hero.id && isInPlay(unit)),
  )
}

/** 11.2.1: an even die: a Hero at full strength, drawn at random with a Skill, as active as the one who brought him forth. */
function* createHero(g: Lnlt, parent: Unit, at: Location): Rules<void> {
  const s = g.state
  const { total: die } = roll(g, 'single', `Hero: ${typeOf(g.state, parent).label}`)
  if (!HERO_ROLL.succeeds(die)) {
    g.emit({ type: 'hero', rule: '11.2.1', parent: parent.id, die, unit: -1, skill: '', putBack: [], at: -1 })
    return
  }
  const to = yield* heroStands(g, parent, at)
  const types = heroTypes(s, parent)
  const hero = newUnit(s.setting.pack, s.units.length, parent.side, types[lot(g, 'which Hero', types.length)]!.id, to)
  const { skill, putBack } = drawSkill(g, 'hero')
  if (skill !== '') hero.skills.push(skill)
  hero.marks = parent.marks
  addUnit(s, hero)
  g.emit({ type: 'hero', rule: '11.2.1', parent: parent.id, die, unit: hero.id, skill, putBack, at: to })
  yield* goesOn(g, hero, parent)
}

/** 11.2: an order of battle has at most two Heroes of a nation, now or later. */
export function heroProblems({ sides }: Pick<Scenario, 'sides'>, { counters }: Pack): readonly Problem[] {
  const count = new Map<string, number>()
  for (const side of SIDES)
    for (const { units } of sides[side].groups)
      for (const unit of units) {
        const type = counters.get(unit.type)
        if (type?.kind === 'hero') count.set(type.nation, (count.get(type.nation) ?? 0) + unit.count)
      }
  return [...count].flatMap(([nation, heroes]) =>
    heroes > HERO_ROLL.perNation
      ? [{ rule: '11.2', message: `There are ${heroes} ${nationOf(nation).adjective} Heroes, and at most two can be.` }]
      : [],
  )
}
