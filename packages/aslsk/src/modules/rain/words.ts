import type { ModuleEvent } from '../../events.ts'
import type { AslskState } from '../../state.ts'
import type { Telling } from '../../words/telling.ts'
import type { WindChange } from './rules.ts'
import type { Falling } from './state.ts'

const BEGINS: { readonly [F in Falling]: string } = {
  none: 'The rain stops.',
  rain: 'It begins to rain.',
  heavyRain: 'The rain becomes heavy.',
}
const GOES_ON: { readonly [F in Falling]: string } = {
  none: 'It stays dry.',
  rain: 'It goes on raining.',
  heavyRain: 'It goes on raining hard.',
}

export function windChangeWords(_: AslskState, event: ModuleEvent): Telling {
  const { dice, was, is } = event.of as unknown as WindChange
  return { text: was === is ? GOES_ON[is] : BEGINS[is], detail: `Dice ${dice[0]} and ${dice[1]}: ${dice[0] + dice[1]}.` }
}
