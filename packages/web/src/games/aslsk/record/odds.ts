/** What a shot would do, told in short: for drills. */
import type { FirePreview, TargetOdds } from '@firegroup/aslsk'
import { signed } from '../../../play/controller/draft.ts'
import type { ShotOdds } from '../../../scene/scene.ts'

const ROLLS = 36

export function oddsOf(preview: unknown): ShotOdds | null {
  if (typeof preview !== 'object' || preview === null || !('anyEffect' in preview) || !('column' in preview)) return null
  const { anyEffect, column, drm, targets } = preview as FirePreview
  const share = (fate: Exclude<keyof TargetOdds, 'of' | 'error'>): number =>
    targets.reduce((sum, { odds }) => sum + (odds[fate] ?? 0) / odds.of, 0) / (targets.length || 1)
  return {
    effect: anyEffect / ROLLS,
    says: `${column} column, ${signed(drm)}`,
    fates: [
      { name: 'eliminated', share: share('eliminated') },
      { name: 'reduced', share: share('reduced') },
      { name: 'broken', share: share('broken') },
      { name: 'pinned', share: share('pinned') },
      { name: 'unharmed', share: share('unharmed') },
    ],
  }
}
