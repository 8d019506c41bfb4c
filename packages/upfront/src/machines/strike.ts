import type { Rules } from '@firegroup/kernel'
import { close, destroy, immobilize, loseCrewman, stopOrStun, stun } from '../armour/damage.ts'
import { negatesPin } from '../armour/hero.ts'
import type { Upfront } from '../context.ts'
import type { ActionCard } from '../data/cards.ts'
import { positionNumber, ROUT_COLUMN } from '../data/cards.ts'
import { isKilled, isPinned, panicIsKia, panics } from '../data/comparisons.ts'
import { drawNumber } from '../draw/draw.ts'
import type { Result } from '../fire/result.ts'
import { loseMan } from '../groups/leave.ts'
import { pin } from '../men/pin.ts'
import type { Group, Man, UpfrontState } from '../state.ts'
import { afvOf, gunOf } from './machine.ts'

/** What an attack on a gun or vehicle is like. */
export interface Blow {
  /** 28.3: against the armour; otherwise against the crew, or a gun. */
  readonly boxed?: boolean
  /** 28.46: against the Flank values. */
  readonly flank?: boolean
  /** 28.93 */
  readonly hullDown?: boolean
  /** 34.4: against the boxed set of a gun. */
  readonly boxedGun?: boolean
  /** 26.5, 40.22: by which rule a black 6 or 5 does more than its number. */
  readonly critical?: '26.5' | '40.22'
}

type Struck = { readonly card: ActionCard; readonly result: Result }

/** 28.4, 34.4: an RNC against a gun or vehicle. The preview goes through this very function. */
export function* strikeMachine(g: Upfront, man: Man, group: Group, strength: number, blow: Blow): Rules<Struck> {
  const card = drawNumber(g, 'fire')
  const number = strength + card.signed
  const rule = gunOf(g.state, man) ? '34.4' : '28.4'
  const against = gunOf(g.state, man) ? (blow.boxedGun ? 'boxed' : 'plain') : blow.boxed ? (blow.flank ? 'flank' : 'armour') : 'crew'
  g.emit({ type: 'machineAttacked', rule, man: man.id, group: group.id, card: card.id, strength, number, against })
  if (gunOf(g.state, man)) return { card, result: strikeGun(g, man, number, blow, card) }
  if (blow.critical && criticalHit(g, man, card, blow.critical, blow.hullDown)) return { card, result: man.fate === '' ? 'pinned' : 'kia' }
  if (blow.boxed) return { card, result: strikeArmour(g, man, number, blow) }
  return { card, result: yield* strikeCrew(g, man, number, card) }
}

/** 34.4: KIA and Morale of the set that holds; 14.32: pinned, it panics like a man, and is out. */
export function strikeGun(g: Upfront, man: Man, number: number, { boxedGun = false }: Blow, card: ActionCard): Result {
  const { kia, morale } = gunValues(g.state, man, boxedGun)
  if (isKilled(number, kia)) {
    loseMan(g, man, 'kia', '34.4')
    return 'kia'
  }
  if (man.pinned) {
    const { panic, rout } = g.state.setting.roster[man.id]!
    if (!panics(number, panic)) return 'none'
    loseMan(g, man, panicIsKia(positionNumber(card, ROUT_COLUMN), rout) ? 'kia' : 'rout', '34.71')
    return 'panic'
  }
  if (!isPinned(number, morale)) return 'none'
  delete man.acquired
  pin(g, man, '34.6')
  return 'pinned'
}

/** 34.4: the numbers of a gun; one more to kill it while it is pinned. */
export function gunValues(s: UpfrontState, man: Man, boxed: boolean): { readonly kia: number; readonly morale: number } {
  const { kia, morale } = boxed ? gunOf(s, man)!.boxed : s.setting.roster[man.id]!
  return { kia: kia + (man.pinned ? 1 : 0), morale }
}

/** 28.4, 28.41, 28.44, 28.93: the armour that is turned towards it. */
function strikeArmour(g: Upfront, man: Man, number: number, { flank = false, hullDown = false }: Blow): Result {
  const afv = afvOf(g.state, man)!
  const { k, i, s: shaken } = flank || man.immobilized ? afv.flank : afv.armor
  if (number >= k) {
    destroy(g, man, '28.4')
    return 'kia'
  }
  if (number === i && number === shaken && !hullDown) stopOrStun(g, man, '28.4')
  else if (number === i && !hullDown) immobilize(g, man, '28.4')
  else if (number === i || number === shaken) stun(g, man, hullDown ? '28.93' : '28.4')
  else return 'none'
  return man.fate === '' ? 'pinned' : 'kia'
}

/** 28.3, 28.43: whether anybody looks out of it. */
export function isExposed(s: UpfrontState, man: Man): boolean {
  return !man.buttoned && !man.pinned && man.stun === undefined && afvOf(s, man) !== undefined
}

/** 28.4, 28.431, 44.7: Morale closes it, CE kills its commander; the crew of a carrier that is pinned may panic. 28.421: a Hero may keep it as it was. */
function* strikeCrew(g: Upfront, man: Man, number: number, card: ActionCard): Rules<Result> {
  const s = g.state
  const { ce, panics: mayPanic } = afvOf(s, man)!
  const { morale, panic, rout } = s.setting.roster[man.id]!
  if (man.pinned && mayPanic && panics(number, panic)) {
    loseMan(g, man, panicIsKia(positionNumber(card, ROUT_COLUMN), rout) ? 'kia' : 'rout', '44.7')
    return 'panic'
  }
  if (!isExposed(s, man) || !isPinned(number, morale)) return 'none'
  const commander = number >= ce
  if (!commander && (yield* negatesPin(g, man))) return 'none'
  close(g, man, '28.4')
  if (commander) loseCrewman(g, man, '28.431')
  return man.fate === '' ? 'pinned' : 'kia'
}

/** 26.5: a mortar that hit by a black number, 40.22: and artillery: a black 6 stops it; a black 5 destroys an open one. */
function criticalHit(g: Upfront, man: Man, { rn, red }: ActionCard, rule: '26.5' | '40.22', hullDown = false): boolean {
  if (red || rn < 5) return false
  if (rn === 6) immobilize(g, man, rule, hullDown)
  else if (afvOf(g.state, man)!.openTopped) destroy(g, man, rule)
  else return false
  return true
}
