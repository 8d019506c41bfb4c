import type { MapSpec } from '@firegroup/hexmap'
import map from '../../boards/long-furrow.json' with { type: 'json' }

export const longFurrow = map as unknown as MapSpec
