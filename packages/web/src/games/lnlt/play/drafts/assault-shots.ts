/** 6.1.1: a rocket or another weapon with a to-hit table, fired on the move: every shot, and every place to which its bearer may go on. */
import { weaponOfGun } from '@firegroup/lnlt'
import { type Place, unique } from '../../../../play/controller/draft.ts'
import type { Decision } from '../kinds.ts'
import { unitName, weaponName } from '../words.ts'
import type { ActDraft } from './act-draft.ts'

export interface AssaultShot extends Decision {
  readonly unit: number
  readonly gun: number
  readonly at: string
  readonly target?: number
  readonly barricade?: number
  readonly leader?: number
  readonly to: string
}

const shotOf = ({ to: _to, ...shot }: AssaultShot): string => JSON.stringify(shot)

/** Each shot once, with whatever place comes first after it. */
export function assaultShots({ others }: ActDraft): readonly AssaultShot[] {
  return [...new Map((others as readonly AssaultShot[]).toReversed().map((each) => [shotOf(each), each])).values()].toReversed()
}

export const isSameShot = (a: AssaultShot | null, b: AssaultShot): boolean => a !== null && shotOf(a) === shotOf(b)

/** Where the shot that is looked at may lead. */
export function placesAfter(draft: ActDraft): readonly string[] {
  const now = draft.other as AssaultShot | null
  return unique((draft.others as readonly AssaultShot[]).filter((each) => isSameShot(now, each)).map(({ to }) => to))
}

/** The same way with another shot, or the same shot with another way. */
export function changeAssaultShot(draft: ActDraft, change: Partial<Pick<AssaultShot, 'to'>>, shot = draft.other as AssaultShot): void {
  const { to = (draft.other as AssaultShot | null)?.to } = change
  const ways = (draft.others as readonly AssaultShot[]).filter((each) => isSameShot(each, shot))
  draft.setOther(ways.find((each) => each.to === to) ?? ways[0] ?? shot)
}

/** A hex was chosen: whoever is in it is aimed at, or else they go on to it. True if either could be. */
export function chooseAssaultShot(draft: ActDraft, hex: Place): boolean {
  const there = assaultShots(draft).filter(({ at }) => draft.hexNamed(at) === hex)
  if (there.length > 0) {
    const now = there.findIndex((each) => isSameShot(draft.other as AssaultShot | null, each))
    changeAssaultShot(draft, {}, there[(now + 1) % there.length]!)
    return true
  }
  const to = placesAfter(draft).find((name) => draft.hexNamed(name) === hex)
  if (to !== undefined) changeAssaultShot(draft, { to })
  return to !== undefined
}

/** 'Bazooka of the squad 2-5-4 at the Panzer IV H in D4'. */
export function assaultShotWords({ s }: ActDraft, { unit, gun, at, target, barricade, leader }: AssaultShot): string {
  const weapon = weaponOfGun(s, gun)
  const what = weapon ? weaponName(s, weapon.id) : 'gun'
  const whom = target !== undefined ? `the ${unitName(s, target)} in ${at}` : barricade === undefined ? at : `the Barricade of ${at}`
  return `${what} of the ${unitName(s, unit)} at ${whom}${leader === undefined ? '' : `, led by the ${unitName(s, leader)}`}`
}
