/** Up Front at the table. */

import { orders } from '@firegroup/content/orders/upfront'
import { pace } from '@firegroup/content/paces/upfront'
import { type Side, type UpfrontEvent, type UpfrontState, upfront } from '@firegroup/upfront'
import type { GamePlay } from '../../game.ts'
import { glossary } from '../learn/glossary.ts'
import { bars } from './bars.tsx'
import { card } from './card.tsx'
import { desk } from './desk.ts'
import { dock } from './dock.tsx'
import type { UpfrontDraft } from './kinds.ts'
import { log } from './log.ts'
import { UpfrontTable } from './table/UpfrontTable.tsx'
import { peopleOf, tell } from './words.ts'

export const play: GamePlay<UpfrontState, UpfrontEvent, UpfrontDraft> = {
  system: upfront,
  glossary,
  tell,
  sideName: (s, seat) => peopleOf(s, seat as Side),
  nation: (s, seat) => s.setting.nation[seat as Side].toLowerCase(),
  card,
  pace,
  orders,
  desk,
  dock,
  bars,
  log,
  Table: UpfrontTable,
}
