import { flag, keep, keptBy, type ModuleState, oneOf, record } from '@firegroup/kernel'
import type { AslskState } from '../../state.ts'

export type Falling = 'none' | 'rain' | 'heavyRain'

/** What has come of an overcast sky. While it is dry there is nothing to keep. */
export interface Weather {
  falling: Falling
  /** E3.51: once it has rained the ground stays wet to the end. */
  wet: boolean
}

const schema = record({ falling: oneOf('none', 'rain', 'heavyRain'), wet: flag() })

export const state: ModuleState<AslskState, Weather> = {
  begin: () => undefined,
  clone: (kept) => ({ ...kept }),
  view: (kept) => ({ ...kept }),
  read(description) {
    const wrong = schema.check(description, 'rain')
    return wrong ? { ok: false, problems: [{ message: wrong }] } : { ok: true, value: { ...(description as unknown as Weather) } }
  },
}

const OWNER = { id: 'rain', state } as const
const DRY: Readonly<Weather> = { falling: 'none', wet: false }

export function weatherOf(s: AslskState): Readonly<Weather> {
  return keptBy(s, OWNER) ?? DRY
}

export function setWeather(s: AslskState, weather: Weather): void {
  keep(s, OWNER, weather)
}
