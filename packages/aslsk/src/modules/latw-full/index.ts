import type { Module } from '../../hooks.ts'
import { stopTracks } from '../../ordnance/tracks.ts'
import { isStatus } from '../../units/statuses.ts'
import { immobilize, immobilizeAdvice } from './immobilize.ts'
import { firerModifiers, projectorBreakdown, targetModifiers } from './modifiers.ts'
import { rifleAdvice, rifleShot } from './rifles.ts'
import { afterShot, behindStone, burnsAt, enclosed, flameUphill, latwForbidden, noCritical, panzerfausts } from './rules.ts'

const ACTS = [rifleShot, immobilize] as const

/** C13: light anti-tank weapons in full. */
export const latwFull: Module = {
  id: 'latw-full',
  title: 'Anti-tank weapons in full',
  sentence:
    'Rockets are fired at men behind walls and in pillboxes too, from a pillbox only at the risk of all who are in it; tracks can be aimed at, rifles at Guns, and Russians have projectors that throw Molotovs.',
  fills: ['0.12', '2.121'],
  hooks: {
    toHitModifiers: [firerModifiers],
    targetToHitModifiers: [targetModifiers],
    flameFactors: [flameUphill],
    breakdown: [projectorBreakdown],
    shapedTargets: [behindStone],
    enclosed: [enclosed],
    firesAlone: [(s, unit) => isStatus(s, unit, 'hero')],
    shotForbids: [latwForbidden],
    noCritical: [noCritical],
    panzerfausts: [panzerfausts],
    vehicleHits: [stopTracks],
    fired: [afterShot],
    equalFlames: [() => true],
    burnsAt: [burnsAt],
  },
  acts: { prepFire: ACTS, firstFire: ACTS, defensiveFire: ACTS, advancingFire: ACTS },
  advice: { rifleShot: rifleAdvice, immobilize: immobilizeAdvice },
  glossary: [
    {
      id: 'latw-full',
      name: 'LATW in full',
      rules: ['C13', 'C13.3', 'C13.61', 'C8.31'],
      text: 'HEAT goes at men behind a wall and in a pillbox as at those in a house. German Infantry looks for Panzerfausts against any enemy, from October 1943 on. A PIAT is not fired down at its own or the next hex.',
      also: ['Panzerfaust klein', 'Pfk', 'SCW'],
    },
    {
      id: 'machine-guns-at-afvs',
      name: 'What burns, and machine guns',
      rules: ['A9.61', 'C7.7', 'A22.32'],
      text: 'Machine guns that men carry fire at AFVs and make no Critical Hits; those of vehicles do not fire at AFVs. With half of the TK number or less an AFV burns, by flames with anything less than the number; flames that equal it destroy. Two levels up a flamethrower has half its FP.',
      also: ['burning wreck', 'MG vs AFV'],
    },
    {
      id: 'deliberate-immobilization',
      name: 'Deliberate immobilization',
      rules: ['C5.7'],
      text: 'A LATW may be aimed at the tracks, within 6 hexes and with +5, if it could pierce the hull somewhere. A hit on the hull immobilizes, and a crew that fails its TC is Stunned; a hit on the turret does nothing.',
      also: ['Case G', 'tracks'],
    },
    {
      id: 'desperation',
      name: 'Backblast in close quarters',
      rules: ['C13.8'],
      text: 'Fired from a pillbox, a sewer or rubble a rocket endangers everybody there as in a building. Only on the ground floor of a building can an unpinned firer avoid that, by +2 to hit.',
      also: ['Case C3', 'desperation penalty'],
    },
    {
      id: 'aimed-rifle',
      name: 'Aimed anti-tank rifle',
      rules: ['C13.2', 'C11.52'],
      text: 'A rifle of 20 mm may be aimed at men as Ordnance, any other at a crew behind the shield of its Gun. A hit is on the 1 column, and the Gun suffers with its crew.',
      also: ['ATR', '20L'],
    },
    {
      id: 'mol-projector',
      name: 'Molotov projector',
      rules: ['C13.5', 'C13.51', 'C13.56', 'C13.57'],
      text: 'It burns an AFV with a TK number of 6 whatever its armour, and men on the 4 column. In the Prep and Defensive Fire Phase it comes right after Smoke. Crews and two leaders use it well, others with +2; nobody directs it. A hit leaves Dispersed Smoke and may set fire; a 12 is its end, in flames.',
      also: ['MOL-P', 'MOL', 'Ampulomet'],
    },
  ],
}
