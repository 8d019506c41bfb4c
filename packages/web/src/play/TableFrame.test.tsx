/** A game without map and dice at the table that all games share: the kernel's sample with cards, and nothing of its own but lists. */
import { type GameEvent, OBSERVER } from '@firegroup/kernel'
import { type ConvoyEvent, type ConvoyState, convoy } from '@firegroup/kernel/samples'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { GamePlay } from '../games/game.ts'
import { Glossary } from '../learn/glossary.ts'
import type { Draft } from './controller/draft.ts'
import { ListDraft } from './controller/list-draft.ts'
import { ListView } from './dock/ListView.tsx'
import { TableFrame } from './TableFrame.tsx'
import type { Frame } from './table/useFrame.ts'
import { type AtDesk, rest, sitDown } from './testing/hands.ts'

const frame: Frame = {
  layout: 'desk',
  phone: false,
  raised: false,
  raise: () => undefined,
  panel: 'log',
  toggle: () => undefined,
  closePanel: () => false,
}

const words = {
  describe: (_: ConvoyState, kind: string, decision: unknown) => `${kind} ${JSON.stringify(decision)}`,
  places: () => [],
  name: (_: ConvoyState, place: number) => String(place),
}
const under = { drew: null, attacks: null, covers: null, reshuffled: null, resolved: null }
const kinds = { drew: 'cards', attacks: 'fire', covers: 'other', reshuffled: 'cards', resolved: 'dice' } as const

const cards: GamePlay<ConvoyState, ConvoyEvent, Draft> = {
  system: convoy,
  glossary: new Glossary('convoy', [], ''),
  tell: (_, events) => events.map((event) => ({ text: JSON.stringify(event) })),
  sideName: (_, seat) => seat,
  pace: { window: () => 'none', hides: () => false, lingers: ({ type }) => type === 'resolved' },
  orders: {
    by: 'cards',
    stacks: () => [],
    reactions: [],
    occasion: (_s, _seat, { kind }) => ({ kind, place: null, who: [], open: false, near: [], reactions: [] }),
    followUp: () => undefined,
    period: () => 0,
    periodWords: () => 'the game',
    standing: () => ({ units: null, ended: null }),
    problems: () => [],
    zone: () => [],
  },
  desk: {
    draft: (desktop) => new ListDraft(desktop, words),
    hasControl: () => true,
    words,
    carry: () => null,
    isReaction: (kind) => kind === 'cover',
    turn: (_, seat) => seat,
    pick: () => null,
    role: ({ type }) => (type === 'resolved' ? 'begins' : 'between'),
    dice: () => [],
    passes: { questions: {}, isIdle: () => false },
    landing: () => 0,
  },
  nation: () => 'british',
  card: {
    where: () => '',
    story: () => '',
    orders: () => '',
    wins: () => ['Five trucks lost end the game.'],
    special: () => [],
    inForce: () => [],
    reinforcements: () => [],
    forces: () => [],
    losses: () => [],
    strength: () => '',
  },
  dock: {
    title: () => null,
    subtitle: ({ seat }) => seat,
    phase: ({ turn }) => `Turn ${turn}`,
    figure: () => null,
    reaction: () => 'They attack',
    hold: 'No cover',
    deed: () => 'Play',
    View: ({ desk }) => (desk.draft instanceof ListDraft ? <ListView desk={desk} draft={desk.draft} /> : null),
    idle: () => null,
    reportTitle: (_, { words }) => words.text,
    ReportView: ({ reports }) => reports.map(({ index, words }) => <p key={index}>{words.text}</p>),
    diceWords: () => ({ title: '', detail: '' }),
    sound: () => 'card',
  },
  bars: {
    scenarioName: () => 'Convoy',
    where: ({ turn }) => `Turn ${turn}`,
    palette: () => 'german',
    handOver: (_, seat) => seat,
    isNews: () => true,
    Ribbon: () => null,
    Chosen: () => null,
    end: () => 'Done',
    left: (count) => `${count} left.`,
    outcomeNote: () => '',
  },
  log: {
    under,
    kinds,
    opening: () => '',
    headings: () => () => 'line',
    repeats: () => false,
    causes: [],
    joins: [],
    line: () => null,
    stepOf: () => null,
    way: () => null,
    nation: () => 'german',
  },
  Table: ({ desk }) => (
    <TableFrame desk={desk} frame={frame} next={() => undefined} why={() => undefined} onGo={() => undefined}>
      <p>The hand: {desk.s[desk.seat as 'north' | 'south'].join(' ')}</p>
    </TableFrame>
  ),
}

test('a card game is played to its end in the frame that all games share', async () => {
  const { desk, game } = await deskOf()
  const seats = new Set<string>()
  for (let i = 0; i < 200 && !game().outcome; i++) {
    await rest(desk)
    const shown = renderToStaticMarkup(<cards.Table desk={desk} />)
    expect(shown).toContain(desk.reports.length > 0 ? 'Continue' : (desk.open?.question.title ?? 'They may react'))
    if (desk.isReaction && desk.reports.length === 0) expect(shown).toContain('No cover')
    desk.dismiss()
    if (desk.open) seats.add(desk.seat)
    desk.confirm()
    await desk.settled()
  }
  expect(game().outcome).not.toBeNull()
  expect([...seats].sort()).toEqual(['north', 'south'])
  await rest(desk)
  desk.dismiss()
  expect(renderToStaticMarkup(<cards.Table desk={desk} />)).toContain('The game is over')
})

test('the log tells whoever sits at the screen his own cards, and of the other only how many', async () => {
  const { desk } = await deskOf()
  const drawn = (): GameEvent[] => desk.events.map(({ event }) => event).filter(({ type }) => type === 'drew')
  expect(desk.seat).toBe('north')
  expect(drawn()).toMatchObject([
    { side: 'north', cards: [{}, {}, {}].map(() => expect.any(String)) },
    { side: 'south', count: 3 },
  ])
  desk.confirm()
  for (let i = 0; i < 100 && desk.standpoint.viewer !== OBSERVER; i++) await Promise.resolve()
  expect(desk.handOver).toBe('south')
  // between two people nobody's cards are at the screen
  expect(drawn()[0]).not.toHaveProperty('cards')
  expect(drawn()[1]).not.toHaveProperty('cards')
  await rest(desk)
  expect(drawn()[0]).not.toHaveProperty('cards')
  expect(drawn()[1]).toHaveProperty('cards')
})

test('advice is for the open question alone: whoever decides does not need it any more, and a lesson gives none', async () => {
  const { desk, game, sent } = await deskOf()
  expect(renderToStaticMarkup(<cards.Table desk={desk} />)).toContain('Ask for advice')
  const taught = { bar: null, panel: null, top: 0, look: [] }
  const lesson = (
    <TableFrame desk={desk} frame={frame} next={() => undefined} why={() => undefined} onGo={() => undefined} lesson={taught}>
      <p>The table</p>
    </TableFrame>
  )
  expect(renderToStaticMarkup(lesson)).not.toContain('Ask for advice')
  desk.askAdvice()
  await rest(desk)
  expect(sent.at(-1)).toMatchObject({ type: 'think', seat: 'north', level: null })
  expect(renderToStaticMarkup(<cards.Table desk={desk} />)).toContain('Thinking it through')
  desk.back()
  expect(desk.advice.isOpen).toBe(false)
  desk.askAdvice()
  const [decision] = desk.open!.question.candidates()
  desk.decideAsAdvised(decision)
  await rest(desk)
  expect(desk.advice.isOpen).toBe(false)
  expect(game().log).toMatchObject([{ seat: 'north', decision }])
})

const deskOf = (): Promise<AtDesk<ConvoyState, ConvoyEvent, Draft>> => sitDown(cards, { scenario: {} }, 'cards')
