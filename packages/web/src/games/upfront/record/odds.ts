/** What an attack would do, told in short: for drills. */
import type { AttackOdds } from '@firegroup/upfront'
import type { ShotOdds } from '../../../scene/scene.ts'

export function oddsOf(preview: unknown): ShotOdds | null {
  if (typeof preview !== 'object' || preview === null || !('anyEffect' in preview) || !('men' in preview)) return null
  const { anyEffect, strength, men, cards } = preview as AttackOdds
  const mean = (fate: 'kia' | 'panic' | 'pinned'): number => men.reduce((sum, man) => sum + man[fate] / cards, 0) / (men.length || 1)
  const [killed, panicked, pinned] = [mean('kia'), mean('panic'), mean('pinned')]
  return {
    effect: anyEffect,
    says: `strength ${strength}`,
    fates: [
      { name: 'killed', share: killed },
      { name: 'panicked', share: panicked },
      { name: 'pinned', share: pinned },
      { name: 'unharmed', share: Math.max(0, 1 - killed - panicked - pinned) },
    ],
  }
}
