/** What the engine foretells of a call for artillery. */
import type { ArtilleryPreview } from '@firegroup/lnlt'

export function isArtillery(preview: unknown): preview is ArtilleryPreview {
  return typeof preview === 'object' && preview !== null && 'falls' in preview
}
