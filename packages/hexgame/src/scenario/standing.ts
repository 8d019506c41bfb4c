import type { Goal, Objective, Pip, Seat, Track, Viewer } from '@firegroup/kernel'
import { capital, listed, numberWord } from '@firegroup/kernel/words'
import type { Aim, Stake } from './aims.ts'

/** A way to win, as a game reads it from its scenario. */
export interface SideAim<S> {
  readonly side: Seat
  readonly immediately: boolean
  readonly aim: Aim<S>
}

/** What a game on a map tells of itself, so that the standing can be told. */
export interface StandingParts<S> {
  /** The names that the scenario gives to places, by hex. */
  readonly names: { readonly [hex: string]: string }
  hexName(hex: number): string
  /** Each side with units in these hexes that the viewer knows of, and how they are called: 'two squads'. */
  present(s: S, hexes: readonly number[], viewer: Viewer): readonly { readonly seat: Seat; readonly words: string }[]
  /** Whether they fight hand to hand in one of these hexes. */
  isMelee(s: S, hexes: readonly number[]): boolean
}

/** Everything that the aims are about, each place once, in the order in which they are named. */
export function objectivesOf<S>(s: S, viewer: Viewer, aims: readonly SideAim<S>[], parts: StandingParts<S>): Objective[] {
  const matters = new Map<string, Matter<S>>()
  for (const { aim } of aims) gather(aim, matters)
  return [...matters].map(([id, matter], i) => objectiveOf(s, viewer, id, i + 1, matter, parts))
}

/** A place with what is at stake in it. */
interface Matter<S> {
  readonly kind: Objective['kind']
  readonly stakes: Stake<S>[]
  readonly hexes: Set<number>
  readonly name?: string
  readonly worth?: (s: S) => number | null
}

function gather<S>(aim: Aim<S>, into: Map<string, Matter<S>>): void {
  if (aim.type === 'hold') for (const stake of aim.stakes) add(stake, into)
  else if (aim.type === 'clear') into.set(`clear ${aim.hexes.join()}`, { kind: 'clear', stakes: [], hexes: new Set(aim.hexes) })
  else if (aim.type === 'amount') {
    for (const stake of aim.stakes ?? []) add(stake, into, stake.worth)
    if (aim.exit) into.set(exitId(aim.exit), { kind: 'exit', stakes: [], hexes: new Set(aim.exit.hexes), name: aim.exit.name })
  } else for (const part of aim.of) gather(part, into)
}

const exitId = ({ name, hexes }: { readonly name: string; readonly hexes: readonly number[] }): string => `exit ${name} ${hexes[0] ?? ''}`

function add<S>(stake: Stake<S>, into: Map<string, Matter<S>>, worth?: (s: S) => number | null): void {
  const known = into.get(stake.objective)
  const matter = known ?? { kind: 'hold' as const, stakes: [], hexes: new Set<number>(), ...(worth ? { worth } : {}) }
  if (!matter.stakes.some(({ name }) => name === stake.name)) matter.stakes.push(stake)
  for (const hex of stake.hexes) matter.hexes.add(hex)
  if (!known) into.set(stake.objective, matter)
}

function objectiveOf<S>(s: S, viewer: Viewer, id: string, number: number, matter: Matter<S>, parts: StandingParts<S>): Objective {
  const places = [...matter.hexes]
  const hexNames = places.map((hex) => parts.hexName(hex))
  const given = matter.name ?? hexNames.flatMap((hex) => parts.names[hex] ?? [])[0]
  const where = matter.kind === 'hold' ? listed(hexNames) : ''
  const name = given ?? (matter.kind === 'clear' ? `${hexNames[0]} and around` : hexNames.join(' '))
  const held = matter.stakes.map(({ holder }) => holder(s))
  const holder = held.length > 0 && held.every((each) => each === held[0]) ? held[0]! : null
  const present = matter.kind === 'exit' ? [] : parts.present(s, places, viewer)
  const melee = matter.kind !== 'exit' && parts.isMelee(s, places)
  const split = new Set(held).size > 1
  const contested = matter.kind === 'hold' && (present.length > 1 || split)
  return {
    id,
    number,
    name,
    said: given === undefined ? name : withArticle(`${given.charAt(0).toLowerCase()}${given.slice(1)}`),
    where,
    places,
    kind: matter.kind,
    holder,
    contested,
    note: matter.kind === 'exit' ? '' : noteOf({ viewer, holder, present, melee, split }),
    ...(matter.worth ? { worth: matter.worth(s) } : {}),
  }
}

/** Some scenarios name a place with its article, some without. */
const withArticle = (name: string): string => (name.startsWith('the ') ? name : `the ${name}`)

interface Scene {
  readonly viewer: Viewer
  readonly holder: Seat | null
  readonly present: readonly { readonly seat: Seat; readonly words: string }[]
  readonly melee: boolean
  readonly split: boolean
}

/** Of a place where nobody is to be seen it is never said that it is empty. */
function noteOf({ viewer, holder, present, melee, split }: Scene): string {
  const counts = holder === null ? 'nobody’s' : holder === viewer ? 'yours' : 'theirs'
  if (present.length > 1) return `${melee ? 'melee' : 'both are in it'}; counts as ${counts}`
  const [one] = present
  if (split && !one) return 'each holds a part'
  if (!one) return holder === viewer ? 'nobody of yours there' : 'nobody seen there'
  if (split) return `${one.words}; in part`
  if (one.seat !== holder) return `${one.words}; counts as ${counts}`
  return one.words
}

/** The ways to win, each alternative by itself. */
export function goalsOf<S>(s: S, aims: readonly SideAim<S>[], objectives: readonly Objective[]): Goal[] {
  return aims.flatMap(({ side, immediately, aim }) => {
    const ways = aim.type === 'any' ? aim.of : [aim]
    return ways.flatMap((way) => {
      const words = wordsOf(s, way, objectives)
      if (words.title === '') return []
      const reached = way.holds(s)
      return [{ side, immediately, reached, title: words.title, tracks: words.tracks, missing: reached ? 'reached' : words.missing }]
    })
  })
}

interface AimWords {
  readonly title: string
  readonly tracks: readonly Track[]
  readonly missing: string
}

function wordsOf<S>(s: S, aim: Aim<S>, objectives: readonly Objective[]): AimWords {
  switch (aim.type) {
    case 'hold': {
      const pips = pipsOf(s, aim.stakes, objectives)
      const held = pips.filter(({ holder }) => holder === aim.side).length
      const about = objectives.filter(({ id }) => pips.some(({ objective }) => objective === id))
      const few = about.length === 1 || (about.length === 2 && aim.need === pips.length)
      const all = aim.need === pips.length
      const title = few ? capital(listed(about.map(({ said }) => said))) : countWords(aim.need, pips.length)
      const open = about.filter(({ id }) => pips.some(({ objective, holder }) => objective === id && holder !== aim.side))
      const missing = missingWords(about, open, all, aim.need - held)
      return { title, tracks: [{ type: 'pips', pips, need: aim.need }], missing: held >= aim.need ? '' : missing }
    }
    case 'amount': {
      const [have, need] = [aim.have(s) / aim.scale, aim.need(s) / aim.scale]
      return { title: aim.title(s), tracks: [{ type: 'meter', have, need }], missing: `${halves(have)} of ${halves(need)}` }
    }
    case 'clear': {
      const left = aim.left(s)
      const where = objectives.find(({ id }) => id === `clear ${aim.hexes.join()}`)?.said ?? 'the area'
      return { title: `No enemy in ${where}`, tracks: [{ type: 'meter', have: 0, need: left }], missing: `${numberWord(left)} left` }
    }
    case 'not': {
      const inner = wordsOf(s, aim.of[0]!, objectives)
      return { title: `Not: ${inner.title}`, tracks: inner.tracks, missing: 'not so now' }
    }
    default: {
      const inner = aim.of.map((part) => wordsOf(s, part, objectives)).filter(({ title }) => title !== '')
      const [first, ...rest] = inner.map(({ title }) => title)
      const join = aim.type === 'all' ? ' and ' : ' or '
      const lacking = inner.map(({ missing }) => missing).filter((missing) => missing !== '')
      return {
        title: first === undefined ? '' : [first, ...rest.map((title) => title.charAt(0).toLowerCase() + title.slice(1))].join(join),
        tracks: inner.flatMap(({ tracks }) => tracks),
        missing: lacking.join(join),
      }
    }
  }
}

function missingWords(about: readonly Objective[], open: readonly Objective[], all: boolean, more: number): string {
  if (about.length === 1) return 'not yet'
  if (!all || open.length > 2) return `${more} more`
  return open.length === about.length ? 'both' : listed(open.map(({ said }) => said))
}

function pipsOf<S>(s: S, stakes: readonly Stake<S>[], objectives: readonly Objective[]): Pip[] {
  return stakes.map(({ objective, holder }) => {
    const contested = objectives.find(({ id }) => id === objective)?.contested === true
    return { objective, holder: holder(s), contested }
  })
}

/** 'Five of six', and digits where one of them has no word. */
function countWords(some: number, all: number): string {
  return Number.isNaN(Number(numberWord(all))) ? `${capital(numberWord(some))} of ${numberWord(all)}` : `${some} of ${all}`
}

/** '1½'. */
export function halves(value: number): string {
  const whole = Math.trunc(value)
  const half = value !== whole ? '½' : ''
  return half !== '' && whole === 0 ? `${value < 0 ? '−' : ''}½` : `${whole < 0 ? `−${-whole}` : whole}${half}`
}
