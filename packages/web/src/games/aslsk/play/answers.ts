/** What may answer a move, whatever it is: whence it comes, and how likely it does something. */
import type { AslskState, FirePreview, Place, ReactionPreview, ShotPreview } from '@firegroup/aslsk'
import type { Modifier } from '@firegroup/kernel'
import type { KnownQuestion } from '../../../play/controller/known-question.ts'
import { reactionChance } from './drafts/combat-parts.ts'
import { DirectFires, isDirectFire } from './drafts/direct-fire.ts'
import { isShot, shotOption } from './drafts/shot-parts.ts'
import { isSmallArms, shotFormOf } from './drafts/small-arms.ts'
import { isSpecial, specialOption } from './drafts/special-parts.ts'

interface Answer {
  readonly places: readonly Place[]
  /** Of 1; null where nothing may be told, or not yet. */
  readonly share: number | null
  readonly modifiers: readonly Modifier[]
}

/** What harms whoever moves: fire of all kinds, a Panzerfaust that is found, flames, men who go for a vehicle. */
export function answersTo(s: AslskState, question: KnownQuestion): readonly Answer[] {
  return question.candidates().flatMap((decision) => {
    const answer = answerOf(s, decision, question)
    return answer ? [answer] : []
  })
}

function answerOf(s: AslskState, decision: unknown, question: KnownQuestion): Answer | null {
  const at = (unit: number): Place => s.units[unit]!.at
  if (isDirectFire(decision)) {
    const preview = question.preview(decision) as FirePreview | null
    const { firers } = new DirectFires(s).formOf(decision)
    const places = firers.map(({ unit }) => at(unit))
    return { places, share: preview && preview.anyEffect / 36, modifiers: preview?.modifiers ?? [] }
  }
  if (isShot(decision) || isSmallArms(decision)) {
    const preview = question.preview(decision) as ShotPreview | null
    const { place, harm } = shotOption(s, isShot(decision) ? decision : shotFormOf(decision), preview)
    return { places: [place], share: harm, modifiers: preview?.groups[0]?.modifiers ?? [] }
  }
  if (isSpecial(decision)) {
    const { place, effect } = specialOption(s, decision, question)
    return { places: [place], share: effect, modifiers: [] }
  }
  if (!isReaction(decision)) return null
  const preview = question.preview(decision) as ReactionPreview | null
  return { places: decision.by.map(at), share: preview && reactionChance(preview), modifiers: [] }
}

interface Reaction {
  readonly type: 'reaction'
  readonly by: readonly number[]
}

const isReaction = (decision: unknown): decision is Reaction => (decision as { readonly type?: string }).type === 'reaction'
