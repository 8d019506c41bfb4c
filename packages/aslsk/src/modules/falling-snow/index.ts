import type { Aslsk, DiceRoll } from '../../context.ts'
import type { Circumstance } from '../../environment/conditions.ts'
import { changeEnvironment, environmentOf } from '../../environment/environment.ts'
import { environment } from '../../environment/index.ts'
import { fallAfter, mistOf } from '../../environment/mist.ts'
import type { ModuleEvent } from '../../events.ts'
import type { Module } from '../../hooks.ts'
import type { AslskState } from '../../state.ts'
import { frigidWater } from '../frigid-water/index.ts'

const mist = mistOf('E3.71', ['snow', 'heavySnow'])
const WORDS: { readonly [falling: string]: string } = {
  none: 'It stops snowing.',
  snow: 'It begins to snow.',
  heavySnow: 'The snow falls thickly.',
}

/** E3.71 Falling Snow, under a sky that is always overcast. It says nothing of what lies on the ground. */
export const fallingSnow: Module = {
  id: 'falling-snow',
  title: 'Falling snow',
  sentence: 'It snows: what is far away is hard to see, and at the start of every turn the fall may thicken or stop.',
  needs: [environment, frigidWater],
  fills: ['1.12'],
  windows: { windChange: [{ key: 'fallingSnow', order: 110, run: windChange }] },
  hooks: {
    conditions: [snowing],
    dawn: [({ ground, ec }) => ({ overcast: true, falling: 'snow', ec: ground === 'normal' ? 'moist' : ec })],
    fireModifiers: [mist.fire],
    toHitModifiers: [mist.toHit],
  },
  tellers: { 'falling-snow:changes': (_, event: ModuleEvent) => ({ text: WORDS[event.of['is'] as string]! }) },
  glossary: [
    {
      id: 'falling-snow',
      name: 'Falling snow',
      rules: ['E3.71'],
      text: 'Falling snow adds +1 to fire for every six hexes, a thick fall one more. On a Wind Change DR of 10 or more it begins or thickens, on 3 or less it stops. The +1s are low visibility: they spare nobody who moves in the open.',
      also: ['snow', 'low visibility', 'LV'],
    },
  ],
}

/** E3.71: it stops on 3 or less, and begins again or thickens on 10 or more. */
function windChange(g: Aslsk, { dr }: { readonly dr: DiceRoll }): undefined {
  const { falling } = environmentOf(g.state)
  const is = fallAfter(falling, dr.total, 'snow', 'heavySnow')
  if (is === undefined || is === falling) return
  g.emit({ type: 'falling-snow:changes', rule: 'E3.71', of: { is } })
  changeEnvironment(g, { falling: is })
}

function snowing(s: AslskState): Circumstance | undefined {
  const { falling } = environmentOf(s)
  if (falling === 'heavySnow') return { sign: 'snow', name: 'Heavy snow', effect: 'Every shot +1, from 7 hexes +2', rule: 'E3.71' }
  return falling === 'snow' ? { sign: 'snow', name: 'Falling snow', effect: 'From 7 hexes every shot +1', rule: 'E3.71' } : undefined
}
