/** Lock 'n Load at the table. */

import { orders } from '@firegroup/content/orders/lnlt'
import { pace } from '@firegroup/content/paces/lnlt'
import { type LnltEvent, type LnltState, lnlt, type Side } from '@firegroup/lnlt'
import type { HexDraft } from '../../../play/controller/draft.ts'
import { HexTable } from '../../../play/HexTable.tsx'
import type { GamePlay } from '../../game.ts'
import { glossary } from '../learn/glossary.ts'
import { bars } from './bars.tsx'
import { board } from './board/index.tsx'
import { card } from './card.tsx'
import { desk } from './desk.ts'
import { dock } from './dock.tsx'
import { log } from './log.ts'
import { sideName, tell } from './words.ts'
import './lnlt.css'
import './machines.css'
import './air.css'

export const play: GamePlay<LnltState, LnltEvent, HexDraft> = {
  system: lnlt,
  glossary,
  tell,
  sideName: (s, seat) => sideName(s, seat as Side),
  nation: (s, seat) => s.setting.scenario.sides[seat as Side].nation,
  card,
  pace,
  orders,
  desk,
  dock,
  bars,
  log,
  Table: (props) => <HexTable {...props} parts={board} />,
}
