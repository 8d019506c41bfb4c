import type { Module } from '../../hooks.ts'
import { areaFire } from './area.ts'
import { acquiresNothing, atEmptyLocations, firesOtherwise, isAttacked, notAtConcealed } from './rules.ts'

/** C6.5: gaining and losing what is acquired, with the three target types side by side. */
export const acquisitionFull: Module = {
  id: 'acquisition-full',
  title: 'Acquisition in full',
  sentence:
    'A Gun keeps its target only as long as its crew does nothing else; shells may be fired at empty ground, and those that fall on a hex spare nobody.',
  needs: [areaFire],
  fills: ['2.221', '3.36', '4.211'],
  hooks: {
    noAcquisition: [acquiresNothing],
    aims: [notAtConcealed],
    blindShots: [atEmptyLocations],
    attacked: [firesOtherwise],
  },
  windows: { combatRolled: [{ key: 'acquisition', order: 50, run: isAttacked }] },
  glossary: [
    {
      id: 'acquisition-full',
      name: 'Acquisition in full',
      rules: ['C6.5', 'C6.52', 'C6.57', 'C3.41'],
      text: 'A Gun of 20 mm or more acquires seen units, or a hex. It loses that by moving, turning, breaking down, Smoke, Close Combat, and when its crew breaks, leaves or fires anything else. A hex helps at concealed units only as an area. Shells at Infantry that nobody sees acquire only whom they bring to light.',
      also: ['Case N', 'losing acquisition'],
    },
  ],
}
