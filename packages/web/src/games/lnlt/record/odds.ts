/** What a shot would do, told in short: for drills. */
import type { FirePreview, TargetOdds } from '@firegroup/lnlt'
import type { ShotOdds } from '../../../scene/scene.ts'

export function oddsOf(preview: unknown): ShotOdds | null {
  if (typeof preview !== 'object' || preview === null || !('anyEffect' in preview) || !('targets' in preview)) return null
  const { anyEffect, of, firepower, targets } = preview as FirePreview
  const share = (fate: Exclude<keyof TargetOdds, 'of' | 'error'>): number =>
    targets.reduce((sum, { odds }) => sum + (odds[fate] ?? 0) / odds.of, 0) / (targets.length || 1)
  return {
    effect: anyEffect / of,
    says: `firepower ${firepower}`,
    fates: [
      { name: 'eliminated', share: share('eliminated') + share('destroyed') + share('damaged') + share('abandoned') },
      { name: 'reduced', share: share('casualties') + share('wounded') },
      { name: 'shaken', share: share('shaken') },
      { name: 'unharmed', share: share('none') },
    ],
  }
}
