import type { ModuleEvent } from '../../events.ts'
import type { AslskState } from '../../state.ts'
import type { Tellers } from '../../words/events.ts'
import { unitInPlace, unitLabel, weaponName } from '../../words/names.ts'
import { placeOfUnit } from '../../words/telling.ts'

export const mortarWords: Tellers = {
  'mortars-full:spots'(s: AslskState, event: ModuleEvent) {
    const { weapon, unit } = event.of as unknown as { weapon: number; unit: number }
    return { text: `${unitInPlace(s, unit)} spots for the ${weaponName(s, weapon)}.`, ...placeOfUnit(s, unit) }
  },
  'mortars-full:apart'(s: AslskState, event: ModuleEvent) {
    const { weapon, unit, apart } = event.of as unknown as { weapon: number; unit: number; apart: boolean }
    const does = apart ? 'takes the' : 'puts the'
    return { text: `${unitLabel(s, unit)} ${does} ${weaponName(s, weapon)} ${apart ? 'apart' : 'together'}.`, ...placeOfUnit(s, unit) }
  },
}
