import type { MapSpec } from '@firegroup/hexmap'
import map from '../../boards/magpie-wood.json' with { type: 'json' }

export const magpieWood = map as unknown as MapSpec
