/** The Starter Kit at the table. */
import { type AslskEvent, type AslskState, aslsk, describeEvents, type Side } from '@firegroup/aslsk'
import { orders } from '@firegroup/content/orders/aslsk'
import { pace } from '@firegroup/content/paces/aslsk'
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
import { sideName } from './words.ts'

export const play: GamePlay<AslskState, AslskEvent, HexDraft> = {
  system: aslsk,
  glossary,
  tell: describeEvents,
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
