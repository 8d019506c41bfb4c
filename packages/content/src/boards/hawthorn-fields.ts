import type { MapSpec } from '@firegroup/hexmap'
import map from '../../boards/hawthorn-fields.json' with { type: 'json' }

export const hawthornFields = map as unknown as MapSpec
