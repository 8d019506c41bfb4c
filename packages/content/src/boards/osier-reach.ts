import type { MapSpec } from '@firegroup/hexmap'
import map from '../../boards/osier-reach.json' with { type: 'json' }

export const osierReach = map as unknown as MapSpec
