import type { Circumstance } from '../../environment/conditions.ts'
import type { Environment } from '../../environment/environment.ts'
import { environmentOf } from '../../environment/environment.ts'
import type { Setting } from '../../setting.ts'
import type { AslskState } from '../../state.ts'
import { EC_DRM, NOT_IN_THE_PACIFIC } from './data.ts'
import { BLAZE, EC_WORDS, FLAME } from './fires.ts'

/** What burns now, and how dry it is. */
export function fires(s: AslskState): Circumstance {
  const { ec } = environmentOf(s)
  const count = (kind: string) => s.markers.filter((marker) => marker.kind === kind).length
  const burning = [counted(count(BLAZE), 'Blaze'), counted(count(FLAME), 'Flame')].filter((text) => text !== '').join(', ')
  const drm = EC_DRM[ec]
  const effect = drm === 0 ? 'Fires as the card says' : `Fires ${drm > 0 ? '+' : '−'}${Math.abs(drm)} in the open`
  return {
    sign: 'fire',
    name: burning === '' ? `${EC_WORDS[ec].charAt(0).toUpperCase()}${EC_WORDS[ec].slice(1)} ground` : burning,
    effect,
    rule: 'B25.5',
  }
}

function counted(count: number, name: string): string {
  return count === 0 ? '' : `${count} ${name}${count === 1 ? '' : 's'}`
}

/** B25.5: in the Pacific it neither snows nor gets as dry as that. */
export function wrongDryness({ scenario }: Pick<Setting, 'scenario'>): readonly string[] {
  const { ec } = (scenario.environment ?? {}) as Partial<Environment>
  const isPacific = (scenario.rules ?? []).some(({ type }) => type === 'ptoTerrain')
  return ec && isPacific && NOT_IN_THE_PACIFIC.includes(ec) ? [`In the Pacific the ground is never '${ec}'.`] : []
}
