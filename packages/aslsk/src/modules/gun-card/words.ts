import type { ModuleEvent } from '../../events.ts'
import type { AslskState } from '../../state.ts'
import type { Tellers } from '../../words/events.ts'
import { weaponName } from '../../words/names.ts'

interface LuckOf {
  readonly what: string
  readonly weapon: number
  readonly die: number
  readonly critical: boolean
  readonly hit: boolean
}

export const gunWords: Tellers = {
  'gun-card:luck'(s: AslskState, event: ModuleEvent) {
    const { what, weapon, die, critical, hit } = event.of as unknown as LuckOf
    const comes = critical ? 'it is critical' : !hit ? 'it is none' : what === 'Critical Hit' ? 'it is an ordinary hit' : 'it hits'
    return { text: `Two ones for the ${weaponName(s, weapon)}: ${comes}.`, detail: `${what}: dr ${die}.` }
  },
}
