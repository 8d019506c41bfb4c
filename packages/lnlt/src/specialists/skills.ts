import type { Modifier, Rules } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { counterType, type Pack } from '../data/pack.ts'
import { SKILLS, type SkillEffect, skillOf, usableBy } from '../data/skills.ts'
import type { CounterKind } from '../data/unit-kinds.ts'
import type { Attack } from '../fire/attack.ts'
import { adjacent } from '../map/terrain.ts'
import type { Scenario } from '../scenario/types.ts'
import type { LnltState, Unit } from '../state.ts'
import { isLeader } from '../units/morale.ts'

/** 12.0: the Skills that nobody has been given. */
export function freeSkills(given: readonly string[]): string[] {
  return SKILLS.flatMap(({ id }) => (given.includes(id) ? [] : [id]))
}

/** 12.0: those that an order of battle gives to anybody, now or later. */
export function skillsGiven({ sides }: Pick<Scenario, 'sides'>, pack: Pack): string[] {
  return [...sides.blue.groups, ...sides.red.groups].flatMap(({ units }) =>
    units.flatMap(({ type, skills = [] }) => [...skills, ...counterType(pack, type).skills]),
  )
}

/** 11.2.1, 12.0: a Skill at random that a counter of this kind can use, '' if there is none; what he can't use goes back when he has one. */
export function drawSkill(g: Lnlt, kind: CounterKind): { readonly skill: string; readonly putBack: readonly string[] } {
  const s = g.state
  const putBack: string[] = []
  if (s.setting.scenario.rules?.some(({ type }) => type === 'noSkillDraws')) return { skill: '', putBack }
  while (s.skillPool.some((id) => usableBy(id, kind))) {
    const skill = g.draw(s.skillPool, 'Skill')
    if (usableBy(skill, kind)) {
      for (const id of putBack) putIntoPool(s, id)
      return { skill, putBack }
    }
    putBack.push(skill)
  }
  for (const id of putBack) putIntoPool(s, id)
  return { skill: '', putBack }
}

/** 12.0: the Skills of the dead can be drawn again. */
export function returnSkills(g: Lnlt, unit: Unit): void {
  for (const skill of unit.skills.slice()) giveBack(g, unit, skill, 'eliminated')
}

function giveBack(g: Lnlt, unit: Unit, skill: string, why: 'eliminated' | 'used'): void {
  unit.skills.splice(unit.skills.indexOf(skill), 1)
  putIntoPool(g.state, skill)
  g.emit({ type: 'skillBack', rule: '12.0', unit: unit.id, skill, why })
}

/** A bag has no order: it is kept in that of the table. */
function putIntoPool({ skillPool }: LnltState, skill: string): void {
  const order = SKILLS.findIndex(({ id }) => id === skill)
  const at = skillPool.findIndex((other) => SKILLS.findIndex(({ id }) => id === other) > order)
  skillPool.splice(at < 0 ? skillPool.length : at, 0, skill)
}

/** 12.0: what the Skills of a Leader add to every attack of his stack, once. */
export function stackFire(s: LnltState, { side, from }: Attack): Modifier | undefined {
  for (const unit of s.units) {
    if (unit.skills.length === 0 || unit.at !== from || unit.side !== side || unit.shaken || !isLeader(s, unit)) continue
    const found = modifierOf(unit, 'stackFirepower')
    if (found) return found
  }
  return undefined
}

/** 12.0: what the Skills of those who fire add to their own firepower. */
export function ownFire(s: LnltState, { firers }: Attack): Modifier | undefined {
  for (const { unit } of firers) {
    const found = isLeader(s, s.units[unit]!) ? undefined : modifierOf(s.units[unit]!, 'ownFirepower')
    if (found) return found
  }
  return undefined
}

/** 12.0: what somebody has who fires at an adjacent location, and has only once. */
export function adjacentFire(s: LnltState, { firers, from, at }: Attack): Modifier | undefined {
  if (!adjacent(s.setting, from, at)) return undefined
  for (const { unit } of firers) {
    const found = modifierOf(s.units[unit]!, 'adjacentFire')
    if (found) return found
  }
  return undefined
}

/** 12.0, 8.0: his own firepower in Melee, attacking and defending. */
export function ownMelee(s: LnltState, unit: Unit): Modifier | undefined {
  return isLeader(s, unit) ? undefined : modifierOf(unit, 'ownFirepower')
}

/** 12.0, 10.1.1: his own eyes. */
export function ownEyes(_s: LnltState, spotter: Unit): Modifier | undefined {
  const found = modifierOf(spotter, 'spotting')
  return found && { ...found, value: -found.value }
}

/** 12.0: what could be used once has been used: it can be drawn again. */
export function spendSkills(g: Lnlt, { firers, from, at }: Attack): Rules<void> | undefined {
  const s = g.state
  for (const { unit: id } of firers) {
    const unit = s.units[id]!
    for (const skill of unit.skills.slice()) {
      const { lasts, effect } = skillOf(skill)
      if (lasts === 'singleUse' && effect.adjacentFire && adjacent(s.setting, from, at)) giveBack(g, unit, skill, 'used')
    }
  }
  return undefined
}

type Bonus = { readonly [K in keyof SkillEffect]-?: Required<SkillEffect>[K] extends number ? K : never }[keyof SkillEffect]

function modifierOf({ skills }: Unit, what: Bonus): Modifier | undefined {
  for (const id of skills) {
    const { name, effect } = skillOf(id)
    const value = effect[what]
    if (value) return { rule: '12.0', label: name, value }
  }
  return undefined
}
