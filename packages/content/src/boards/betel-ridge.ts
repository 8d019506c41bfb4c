import type { MapSpec } from '@firegroup/hexmap'
import map from '../../boards/betel-ridge.json' with { type: 'json' }

export const betelRidge = map as unknown as MapSpec
