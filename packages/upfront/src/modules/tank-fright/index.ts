import type { Modifier } from '@firegroup/kernel'
import type { Man, Side, UpfrontState } from '../../state.ts'
import type { UpfrontModule } from '../module.ts'

/** 28: men who face a vehicle and have none of their own. */
function frightened(s: UpfrontState, man: Man): Modifier | undefined {
  if (s.setting.roster[man.id]!.machine || hasVehicle(s, man.side) || !hasVehicle(s, man.side === 'axis' ? 'allied' : 'axis'))
    return undefined
  return { rule: '28', label: 'facing armour', value: -1 }
}

function hasVehicle(s: UpfrontState, side: Side): boolean {
  return s.men.some((man) => man.side === side && man.fate === '' && s.setting.roster[man.id]!.machine?.type === 'afv')
}

/** 28, by agreement: infantry is afraid of tanks. */
export const tankFright: UpfrontModule = {
  id: 'tank-fright',
  title: 'Fear of tanks',
  sentence: 'Men who face a vehicle without one of their own have Morale and Panic one lower.',
  hooks: { morale: [frightened], panic: [frightened] },
  glossary: [
    {
      id: 'fear-of-tanks',
      name: 'Fear of tanks',
      rules: ['28'],
      text: 'Where the players agree on it, men who face a vehicle while their side has none have Morale and Panic one lower.',
      see: ['pinned'],
    },
  ],
}
