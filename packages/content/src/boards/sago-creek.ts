import type { MapSpec } from '@firegroup/hexmap'
import map from '../../boards/sago-creek.json' with { type: 'json' }

export const sagoCreek = map as unknown as MapSpec
