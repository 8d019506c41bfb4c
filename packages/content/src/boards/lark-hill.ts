import type { MapSpec } from '@firegroup/hexmap'
import map from '../../boards/lark-hill.json' with { type: 'json' }

export const larkHill = map as unknown as MapSpec
