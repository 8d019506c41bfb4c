/** The keys 1 to 9: the option with that number, whatever the question. */

import type { Problem } from '@firegroup/kernel'
import type { HexDraft } from '../../../../play/controller/draft.ts'
import { ListDraft } from '../../../../play/controller/list-draft.ts'
import { AdvanceDraft } from './advance-draft.ts'
import { CombatDraft } from './combat-draft.ts'
import { FireDraft } from './fire-draft.ts'
import { MoveDraft } from './move-draft.ts'
import { OrdnanceDraft } from './ordnance-draft.ts'
import { RoutDraft } from './rout-draft.ts'
import { SetupDraft } from './setup-draft.ts'
import { SpecialDraft } from './special-draft.ts'

export function pick(draft: HexDraft, at: number): Problem | null {
  if (draft instanceof OrdnanceDraft && draft.weapon !== null && !draft.isReaction) {
    const way = draft.ways[at]
    const target = draft.targetsByEffect[at]
    if (draft.shot && way) draft.chooseWay(way)
    else if (!draft.shot && target) return draft.choosePlace(target.place)
  } else if (draft instanceof SpecialDraft && draft.specials[at - draft.numbered]) {
    return draft.takeSpecial(draft.specials[at - draft.numbered]!)
  } else if (draft instanceof FireDraft && !draft.isReaction && draft.at === null && draft.places.length > 0) {
    const target = draft.targetsByEffect[at]
    if (target) return draft.choosePlace(target.place)
  } else if (draft instanceof FireDraft) {
    const reply = draft.replies[at]
    if (reply) draft.reply(reply)
  } else if (draft instanceof ListDraft) {
    const option = draft.shown[at]
    if (option) draft.choose(option)
  } else if (draft instanceof MoveDraft || draft instanceof AdvanceDraft) {
    const place = draft.actors[at]
    const mate = draft.mates[at]
    if (draft.units.length === 0 && place !== undefined) return draft.choosePlace(place)
    if (mate) draft.toggleUnit(mate.id)
  } else if (draft instanceof RoutDraft) {
    const router = draft.routers[at]
    if (router !== undefined && draft.about.rout === null) draft.select(router)
  } else if (draft instanceof CombatDraft) {
    const unit = draft.own[at]
    if (unit !== undefined) return draft.pick(unit)
  } else if (draft instanceof SetupDraft) {
    const unit = draft.groups.flatMap(({ units }) => units)[at]
    if (unit !== undefined && !draft.give(unit)) draft.hold([unit])
  }
  return null
}
