/** Up Front in teams at the table: that of the one game, for whoever is asked; the screen goes from hand to hand, and no partner sees another's cards. */
import { orders, pace } from '@firegroup/content/teams/upfront'
import { gameAt, isTeamAct, placeOf, type TeamEvent, type TeamState, upfrontTeams } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import { useDesk } from '../../../play/table/useDesk.ts'
import type { BarParts, CardParts, DeskParts, DockParts, GamePlay, LogParts, TableProps } from '../../game.ts'
import { play as one } from '../../upfront/play/index.tsx'
import type { UpfrontDesktop, UpfrontDraft } from '../../upfront/play/kinds.ts'
import { UpfrontTable } from '../../upfront/play/table/UpfrontTable.tsx'
import { adapted } from '../adapted.ts'
import { glossary } from '../glossary.ts'
import { nameOf } from '../names.ts'
import { Beside } from './Beside.tsx'
import { dock } from './dock.tsx'
import { oneDesk } from './one-desk.ts'
import { TeamDraft } from './team-draft.ts'

const asked = (s: TeamState) => gameAt(s, s.asked)
const own = (s: TeamState, seat: string) => gameAt(s, placeOf(seat)?.game ?? s.asked)

export const play: GamePlay<TeamState, TeamEvent, UpfrontDraft> = {
  system: upfrontTeams,
  glossary,
  tell: (s, events) =>
    events.flatMap((event) =>
      one.tell(gameAt(s, event.game), [event]).map((telling) => ({ ...telling, text: `Game ${event.game + 1}: ${telling.text}` })),
    ),
  sideName: nameOf,
  nation: (s, seat) => one.nation(own(s, seat), placeOf(seat)?.side ?? seat),
  card: {
    ...adapted<CardParts<TeamState>>(one.card, asked),
    where: () => 'Two games side by side',
    story: (s) => s.setting.scenario.briefing.text,
    orders: (s, seat) => one.card.orders(own(s, seat), placeOf(seat)?.side ?? seat),
    forces: (s, seat) => one.card.forces(own(s, seat), placeOf(seat)?.side ?? seat),
    losses: (s, seat) => one.card.losses(own(s, seat), placeOf(seat)?.side ?? seat),
    strength: (s, seat) => one.card.strength(own(s, seat), placeOf(seat)?.side ?? seat),
  },
  pace,
  orders,
  desk: {
    ...adapted<DeskParts<TeamState, TeamEvent, UpfrontDraft>>(one.desk, asked),
    words: adapted(one.desk.words, asked),
    passes: { questions: {}, isIdle: () => false },
    // what reaches across the divider is chosen beside the table
    hasControl: (kind, decision) => isTeamAct(decision as { readonly type: string }) || one.desk.hasControl(kind, decision),
    draft(desktop, carried) {
      const { s, seat, question } = desktop
      const own: UpfrontDesktop = {
        ...desktop,
        s: asked(s),
        seat: placeOf(seat)?.side ?? seat,
        changed: () => desktop.changed(),
        trickle: (query, told) => desktop.trickle(query, told),
      }
      return question.kind === 'act' ? new TeamDraft(own, s, s.asked) : one.desk.draft(own, carried)
    },
    // whoever is asked next takes the screen, team mates too
    turn: (_s, seat) => seat,
  },
  dock: {
    ...adapted<DockParts<TeamState, TeamEvent, UpfrontDraft>>(dock, asked),
    title: (desk) => dock.title(oneDesk(desk)),
    subtitle: (desk) => dock.subtitle(oneDesk(desk)),
    phase: (s) => `Game ${s.asked + 1}, ${dock.phase(asked(s))}`,
    figure: (desk) => dock.figure(oneDesk(desk)),
    View: ({ desk }) => <dock.View desk={oneDesk(desk)} />,
    ReportView: ({ s, reports }) => <dock.ReportView s={asked(s)} reports={reports} />,
  },
  bars: {
    ...adapted<BarParts<TeamState, TeamEvent, UpfrontDraft>>(one.bars, asked),
    scenarioName: (s) => s.setting.scenario.name,
    where: (s) => `Game ${s.asked + 1}: ${one.bars.where(asked(s))}`,
    palette: (s, seat) => one.bars.palette(own(s, seat), placeOf(seat)?.side ?? seat),
    handOver: (s, seat) => `${nameOf(s, seat)}. Only you should see your cards, your partner not either.`,
    Chosen: () => null,
    outcomeNote: (s) => s.winReason,
  },
  log: {
    ...adapted<LogParts<TeamState, TeamEvent>>(one.log, asked),
    headings: (s) => {
      const headings = s.games.map((_, game) => one.log.headings(gameAt(s, game)))
      return (event) => {
        const found = headings[event.game]!(event)
        return typeof found === 'string' ? found : { heading: `Game ${event.game + 1}: ${found.heading}` }
      }
    },
    line: (s, told) => one.log.line(gameAt(s, told.event.game), told),
    repeats: (s, event, before) => one.log.repeats(gameAt(s, event.game), event, before),
    nation: (s, side) => one.log.nation(own(s, side), placeOf(side)?.side ?? side),
  },
  Table: TeamTable,
}

/** The own table, with the game beside it above. */
function TeamTable({ desk, lesson }: TableProps<TeamState, TeamEvent, UpfrontDraft>): ReactNode {
  useDesk(desk)
  return <UpfrontTable desk={oneDesk(desk)} lesson={lesson} beside={<Beside desk={desk} />} />
}
