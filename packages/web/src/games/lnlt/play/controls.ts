/** Which acts of Lock 'n Load the drafts have controls for. */
import type { LnltQuestions } from '@firegroup/lnlt'
import { type Controls, controls } from '../../acts.ts'

const CONTROLS: Controls<LnltQuestions> = {
  setup: 'whole',
  rally: 'list',
  impulse: { activate: true, enter: true, spot: true, sniper: true, pass: true },
  act: { move: true, fire: true, snipe: true, assaultFire: true, smoke: true, melee: true, withdraw: true, end: true },
  step: { step: true, pickUp: true, stop: true },
  opportunityFire: { fire: true, sniper: true, hold: true },
  retreat: 'list',
  dropWeapon: 'list',
  melee: 'whole',
  withdrawal: 'list',
  heroPlace: 'list',
  heroMove: 'list',
}

export const hasControl = controls(CONTROLS)
