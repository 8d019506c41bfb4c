/** Which acts of Up Front the drafts have controls for: those of a turn in the sections of the dock, answers as lists of all that there is. */
import type { UpfrontQuestions } from '@firegroup/upfront'
import { type Controls, controls } from '../../acts.ts'
import { ACT_CONTROLS } from './acts.ts'

const CONTROLS: Controls<UpfrontQuestions> = {
  formGroups: 'whole',
  initialTerrain: 'list',
  // every act of a turn stands in a section of the dock
  act: ACT_CONTROLS,
  discard: { discard: true, none: true },
  refill: 'list',
  concealment: 'list',
  attack: 'list',
  hero: 'list',
  heroDrawn: 'list',
  terrainOffer: 'list',
  newGroupOffer: 'list',
  redirect: 'list',
  fighter: 'list',
  charge: 'list',
  stay: 'list',
  spoils: 'list',
  captureTerrain: 'list',
  prisoner: 'list',
  quarter: 'list',
  newGuard: 'list',
  portage: 'list',
  shot: 'list',
  pursue: 'list',
  recruit: 'list',
  readjust: 'list',
  readjustConsent: 'list',
}

export const hasControl = controls(CONTROLS)
