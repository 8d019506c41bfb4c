/** What a shot would do, told in short: for drills. */
import type { FirePreview, ShotPreview } from '@firegroup/aslsk'
import { signed } from '../../../play/controller/draft.ts'
import type { ShotOdds } from '../../../scene/scene.ts'

const ROLLS = 36
const FATES = ['eliminated', 'reduced', 'shocked', 'stunned', 'immobilized', 'broken', 'pinned', 'unharmed'] as const

export function oddsOf(preview: unknown): ShotOdds | null {
  if (typeof preview !== 'object' || preview === null) return null
  if ('th' in preview && 'odds' in preview) return ordnanceOdds(preview as ShotPreview)
  if (!('anyEffect' in preview) || !('column' in preview)) return null
  const { anyEffect, column, drm, targets } = preview as FirePreview
  return { effect: anyEffect / ROLLS, says: `${column} column, ${signed(drm)}`, fates: fatesOf(targets) }
}

/** A Gun must hit first. */
function ordnanceOdds({ th, groups, odds: { targets } }: ShotPreview): ShotOdds {
  const unharmed = Math.min(1, ...targets.map(({ odds }) => odds.unharmed / odds.of))
  return { effect: 1 - unharmed, says: `hits on ${th - groups[0]!.drm} or less`, fates: fatesOf(targets) }
}

/** On the average of the targets; what only vehicles suffer is left out where it can't happen. */
function fatesOf(targets: FirePreview['targets']): ShotOdds['fates'] {
  const vehicles = targets.some(({ odds }) => odds.shocked !== undefined || odds.stunned !== undefined || odds.immobilized !== undefined)
  const share = (fate: (typeof FATES)[number]): number =>
    targets.reduce((sum, { odds }) => sum + (odds[fate] ?? 0) / odds.of, 0) / (targets.length || 1)
  return FATES.filter((name) => vehicles || !VEHICLES.includes(name)).map((name) => ({ name, share: share(name) }))
}

const VEHICLES: readonly string[] = ['shocked', 'stunned', 'immobilized']
