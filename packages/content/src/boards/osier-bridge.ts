import type { MapSpec } from '@firegroup/hexmap'
import map from '../../boards/osier-bridge.json' with { type: 'json' }

export const osierBridge = map as unknown as MapSpec
