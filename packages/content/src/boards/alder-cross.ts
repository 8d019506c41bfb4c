import type { MapSpec } from '@firegroup/hexmap'
import map from '../../boards/alder-cross.json' with { type: 'json' }

export const alderCross = map as unknown as MapSpec
