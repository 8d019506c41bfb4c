import type { MapSpec } from '@firegroup/hexmap'
import map from '../../boards/weavers-end.json' with { type: 'json' }

export const weaversEnd = map as unknown as MapSpec
