import { vehicleRows } from '../armour/fire.ts'
import { isFullyCrewed, weaponOf } from '../crew/crew.ts'
import type { Weapon } from '../data/personality-file.ts'
import { relativeRange } from '../groups/range.ts'
import { isMoving, isWired, terrainOf } from '../groups/stack.ts'
import { pistolFactors } from '../nations/spirit.ts'
import type { Card, Group, Man, UpfrontState } from '../state.ts'
import { isHurt } from '../wounds/hurt.ts'
import type { Firer } from './attack.ts'

/** 12.11: factors are kept in quarters until everything has been doubled and halved. */
const QUARTERS = 4

/** What a player declares about who fires: 10.45 Heroes for the firepower of men, 20.531 infiltrators who keep out of it. */
interface FirersDeclared {
  readonly heroes?: readonly HeroPlay[]
  readonly without?: readonly number[]
  /** 45.5: the Fire cards, for who may use a pistol with them. */
  readonly cards?: readonly Card[]
}

export interface HeroPlay {
  readonly card: Card
  readonly man: number
}

/** 6.2: what a group could fire at another, man by man; men without firepower are not in it. */
export interface GroupFirepower {
  readonly factors: number
  readonly firers: readonly Firer[]
  readonly range: number
}

const NOBODY: readonly number[] = []

/** 6.2: the firepower of a group against another: the sum of its men's, each rounded down for himself. */
export function groupFirepower(s: UpfrontState, group: Group, target: Group, declared: FirersDeclared = {}): GroupFirepower {
  const { heroes, without = NOBODY, cards } = declared
  const stand = standOf(s, group, target)
  const firers: Firer[] = []
  let factors = 0
  for (const id of group.men) {
    if (without.includes(id)) continue
    const man = s.men[id]!
    const firer = firepowerFrom(s, man, stand, firesAsHero(man) || isHero(heroes, id))
    if (firer.quarters === 0) {
      const pistol = cards ? pistolFactors(s, man, group, target, cards) : 0
      if (pistol > 0) firers.push({ man: id, quarters: pistol * QUARTERS, factors: pistol })
      factors += pistol
      continue
    }
    firers.push(firer)
    factors += firer.factors
  }
  return { factors, firers, range: stand.range }
}

/** the firepower of a man against a group: what is printed for the range, doubled or tripled, halved, and rounded down once. */
export function firepowerOf(s: UpfrontState, man: Man, group: Group, target: Group, hero = firesAsHero(man)): Firer {
  return firepowerFrom(s, man, standOf(s, group, target), hero)
}

/** Where a group fires from, as far as its weapons mind. */
export interface Ground {
  readonly moving: boolean
  /** 8.41, 8.52 */
  readonly wet: boolean
  /** 13.32: in wet ground or on Wire. */
  readonly hampered: boolean
}

/** What is the same for all men of a group that fires at another. */
interface Stand {
  readonly group: Group
  readonly target: Group
  readonly range: number
  readonly ground: Ground
}

function standOf(s: UpfrontState, group: Group, target: Group): Stand {
  return { group, target, range: relativeRange(group, target), ground: groundOf(s, group) }
}

export function groundOf(s: UpfrontState, group: Group): Ground {
  const terrain = terrainOf(s, group)
  // 52.13, 52.15: not in the desert
  const wet = (terrain === 'Marsh' || terrain === 'Stream') && s.setting.hooks.arid.length === 0
  return { moving: isMoving(group), wet, hampered: wet || isWired(group) }
}

function firepowerFrom(s: UpfrontState, man: Man, stand: Stand, hero: boolean): Firer {
  const weapon = firingWeapon(s, man)
  const row = weapon && firingRow(s, man, weapon, stand.ground, hero)
  const printed = row?.[stand.range] ?? 0
  if (!weapon || printed === 0) return man.weapon === '' ? vehicleFirepower(s, man, stand) : { man: man.id, quarters: 0, factors: 0 }
  const hurt = isHurt(s, man)
  // 33.2: a wounded man never fires on the move
  if (hurt && stand.ground.moving) return { man: man.id, quarters: 0, factors: 0 }
  const halved = weapon.moving === 'half' && stand.ground.moving
  const halves = (halved ? 2 : 1) * (hurt ? 2 : 1) * (man.guards === undefined ? 1 : 2)
  const quarters = (printed * QUARTERS * multiplier(s, man, weapon, stand, hero)) / halves
  return { man: man.id, quarters, factors: Math.floor(quarters / QUARTERS) }
}

/** 28: the machine guns of a vehicle, doubled like any other, and its flamethrower, which never is. */
function vehicleFirepower(s: UpfrontState, man: Man, { range, group, target }: Stand): Firer {
  const { mg, flame } = vehicleRows(s, man)
  let factors = mg?.[range] ?? 0
  if (factors > 0)
    for (const doubles of s.setting.hooks.firepowerDoubled)
      if (doubles(s, man, group, target)) {
        factors *= 2
        break
      }
  factors += flame?.[range] ?? 0
  return { man: man.id, quarters: factors * QUARTERS, factors }
}

/** 10.45, 44.9: whether a Hero card does anything for a man's firepower: never for a mortar, and for some LMGs only a black one. */
export function heroHelps(s: UpfrontState, man: Man, card: Card): boolean {
  const weapon = weaponOf(s, man)
  if (!weapon?.fp || man.jammed || man.assists >= 0 || !isSmallArm(weapon)) return false
  return weapon.hero !== 'black' || !s.setting.cards[card]!.red
}

/** 10.45, 44.9: whether the Hero that was played on him does something for his firepower too. */
export function firesAsHero({ heroic }: Man): boolean {
  return heroic === FIRES
}

/** How heroic a man is: with his weapon too, or only in what he does by hand (10.43, 28.81). */
export const FIRES = 1
export const BY_HAND = 2

function isHero(heroes: readonly HeroPlay[] | undefined, man: number): boolean {
  if (heroes) for (const hero of heroes) if (hero.man === man) return true
  return false
}

/** 6.2, 10.11, 11.2: pinned men, assistants and men without a working weapon have no firepower. */
function firingWeapon(s: UpfrontState, man: Man): Weapon | undefined {
  return man.pinned || man.jammed || man.assists >= 0 ? undefined : weaponOf(s, man)
}

/** 19.15: whether a man fires with the bracketed row for want of an assistant, or because of where his group is; a Hero alone does not count. */
export function usesBrackets(s: UpfrontState, man: Man, group: Group): boolean {
  const weapon = firingWeapon(s, man)
  return weapon?.fpBracketed !== undefined && firingRow(s, man, weapon, groundOf(s, group), false) === weapon.fpBracketed
}

/** 11.1, 12.12, 12.13, 8.41, 8.52, 13.32: which of its two rows a weapon uses where its group is; undefined when it can't fire there. */
function firingRow(s: UpfrontState, man: Man, weapon: Weapon, ground: Ground, hero: boolean): readonly number[] | undefined {
  const { moving, wet, hampered } = ground
  if (moving && weapon.moving === 'none') return undefined
  if (wet && (weapon.class === 'MMG' || weapon.class === 'mortar')) return undefined
  // G-58: LMGs that one man serves
  if (hampered && moving && weapon.class === 'LMG') return undefined
  if (!weapon.crewed) return weapon.fp
  const full = isFullyCrewed(s, man)
  if ((moving || hampered) && !full) return undefined
  return full && !moving && !hampered && !hero ? weapon.fp : (weapon.fpBracketed ?? weapon.fp)
}

/** 10.45, G-55: doubled once, however many reasons there are; a Hero doubles, or triples what is doubled already. 17.4: never a flamethrower. */
function multiplier(s: UpfrontState, man: Man, weapon: Weapon, { group, target }: Stand, hero: boolean): number {
  if (weapon.class === 'flamethrower') return 1
  const { options, hooks } = s.setting
  let factor = 1
  for (const doubles of hooks.firepowerDoubled)
    if (doubles(s, man, group, target)) factor = options.doubleDoubling === 'twice' ? factor * 2 : 2
  return hero && isSmallArm(weapon) ? factor + 1 : factor
}

function isSmallArm(weapon: Weapon): boolean {
  return weapon.class !== 'mortar' && weapon.class !== 'flamethrower'
}
