import type { MapSpec } from '@firegroup/hexmap'
import map from '../../boards/customs-street.json' with { type: 'json' }

export const customsStreet = map as unknown as MapSpec
