/** The keys 1 to 9: the option with that number, whatever the question. */

import type { Problem } from '@firegroup/kernel'
import type { HexDraft } from '../../../../play/controller/draft.ts'
import { ListDraft } from '../../../../play/controller/list-draft.ts'
import { ActDraft } from './act-draft.ts'
import { isListed } from './activities.ts'
import { AirDraft } from './air-draft.ts'
import { assaultShots, changeAssaultShot } from './assault-shots.ts'
import { ChoiceDraft } from './choice-draft.ts'
import { ClaymoreDraft } from './claymore-draft.ts'
import { ImpulseDraft } from './impulse-draft.ts'
import { MeleeDraft } from './melee-draft.ts'
import { PlaceDraft } from './place-draft.ts'
import { ReactionDraft } from './reaction-draft.ts'
import { RoundDraft } from './round-draft.ts'
import { SetupDraft } from './setup-draft.ts'
import { StepDraft } from './step-draft.ts'
import { WhoDraft } from './who-draft.ts'

/** Drafts that know their own numbers. */
const PICKED = [WhoDraft, AirDraft, ClaymoreDraft, RoundDraft, PlaceDraft, ChoiceDraft] as const

export function pick(draft: HexDraft, at: number): Problem | null {
  if (draft instanceof ListDraft) {
    const option = draft.shown[at]
    if (option) draft.choose(option)
  } else if (draft instanceof ActDraft) return pickAct(draft, at)
  else if (draft instanceof ImpulseDraft) pickOpening(draft, at)
  else if (PICKED.some((kind) => draft instanceof kind)) (draft as WhoDraft).pick(at)
  else if (draft instanceof StepDraft) {
    const arm = draft.guns.arms[at]
    if (arm && draft.doing === 'guns') draft.guns.setArm(arm.key)
    const target = draft.fire.targets[at]
    if (target && draft.doing === 'fire') return draft.fire.aim(target.at, target.target)
  } else if (draft instanceof ReactionDraft) {
    const answer = draft.answers[at]
    if (answer) draft.answer(answer)
  } else if (draft instanceof MeleeDraft) {
    const unit = draft.own[at]
    if (unit !== undefined) return draft.nextWay(unit)
  } else if (draft instanceof SetupDraft) {
    const unit = draft.groups.flatMap(({ units }) => units)[at]
    if (unit !== undefined && !draft.give(unit)) draft.hold([unit])
  }
  return null
}

/** Targets, movers, places: whatever the dock numbers. */
function pickAct(draft: ActDraft, at: number): Problem | null {
  if (draft.at === null) {
    const place = draft.places[at]
    if (place !== undefined) draft.select(place)
  } else if (draft.activity === 'move') {
    const mover = draft.movers[at]
    if (mover !== undefined) draft.toggleMover(mover)
  } else if (draft.activity === 'drive') {
    const driver = draft.drivers[at]
    if (driver !== undefined) draft.driveWith(driver)
  } else if (draft.activity === 'guns') {
    const arm = draft.guns.arms[at]
    if (arm) draft.guns.setArm(arm.key)
  } else if (draft.attack) {
    const target = draft.attack.targets[at]
    if (target) return draft.attack.aim(target.at, target.target)
  } else if (draft.activity === 'smoke') {
    const smoke = draft.smokes[at]
    if (smoke) draft.setSmoke(smoke)
  } else if (draft.activity === 'withdraw') {
    const unit = draft.withdrawers[at]
    if (unit !== undefined) draft.toggleWithdrawing(unit)
  } else if (draft.activity === 'assaultShot') {
    const shot = assaultShots(draft)[at]
    if (shot) changeAssaultShot(draft, {}, shot)
  } else if (isListed(draft.activity)) {
    const other = draft.others[at]
    if (other) draft.setOther(other)
  }
  return null
}

function pickOpening(draft: ImpulseDraft, at: number): void {
  if (draft.opening === 'spot') {
    const spot = draft.spots[at]
    if (spot) draft.look(spot)
  } else if (draft.opening === 'enter') {
    const group = draft.groups[at]
    if (group) draft.takeEntry(group)
  } else if (draft.opening === 'sniper' || draft.opening === 'tunnel' || draft.opening === 'appear') {
    const other = draft.others[at]
    if (other) draft.setOther(other)
  } else {
    const place = draft.open[at]
    if (place !== undefined) draft.toggle(place)
  }
}
