import type { Environment } from '../../environment/environment.ts'
import type { ModuleEvent } from '../../events.ts'
import type { AslskState } from '../../state.ts'
import type { Telling } from '../../words/telling.ts'

export function rainWords(_: AslskState, event: ModuleEvent): Telling {
  const is = event.of['is'] as Environment['falling']
  return { text: is === 'none' ? 'The rain stops.' : is === 'rain' ? 'It begins to rain.' : 'The rain becomes heavy.' }
}
