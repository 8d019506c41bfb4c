import { environment } from '../../environment/index.ts'
import { mistOf } from '../../environment/mist.ts'
import type { Module } from '../../hooks.ts'
import { drownSmoke, muddySlope, noSmoke, sky, wetDawn, windChange } from './rules.ts'
import { rainWords } from './words.ts'

const mist = mistOf('E3.51', ['rain', 'heavyRain'])

/** E3.5 Rain: an overcast sky that may open at the start of every Rally Phase. */
export const rain: Module = {
  id: 'rain',
  title: 'Rain',
  sentence: 'The sky is overcast: it may begin to rain, which hides what is far away, turns slopes to mud and puts out Smoke.',
  needs: [environment],
  windows: { windChange: [{ key: 'rain', order: 100, run: windChange }] },
  hooks: {
    conditions: [sky],
    dawn: [wetDawn],
    fireModifiers: [mist.fire],
    toHitModifiers: [mist.toHit],
    movementCosts: [muddySlope],
    forbids: [noSmoke],
    environment: [drownSmoke],
  },
  tellers: { 'rain:changes': rainWords },
  glossary: [
    {
      id: 'wind',
      name: 'Wind',
      rules: ['B25.63', 'B25.65'],
      text: 'The wind has a strength and blows over one hexside of every hex. At the start of each Rally Phase two dice are rolled where weather, fire or Smoke depend on it: the Wind Change DR.',
      also: ['Wind Change', 'breeze', 'weather'],
    },
    {
      id: 'rain',
      name: 'Rain',
      rules: ['E3.51', 'E3.54', 'B25.65'],
      text: 'At the start of each Rally Phase two dice are rolled: on 10 or more it rains, or rains harder, on 3 or less it stops. Rain adds +1 to fire for every six hexes, heavy rain one more. Once it has rained, slopes cost one MF more for each level.',
      also: ['weather', 'low visibility', 'LV', 'Wind Change'],
    },
  ],
}
