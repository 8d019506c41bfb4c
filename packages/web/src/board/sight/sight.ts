/**
 * What a thread between two hexes meets, for the line on the board and for the words beside it. It reports what is drawn; whether that blocks
 * or hinders is for each system's rules to say.
 */
import { type Crossing, type HexMap, type Rational, type Trace, type TraceStep, trace } from '@firegroup/hexmap'
import { capital, count, list } from '../../words.ts'
import { toWorld, type Vec } from '../art/units.ts'
import { terrainName } from '../words.ts'

export type Tone = 'clear' | 'hindered' | 'obstacle'

interface Line {
  readonly tone: Tone
  readonly text: string
}

export interface SightLine extends Line {
  /** Where it stands in the list: step and part. */
  readonly place: string
}

export interface SightStretch {
  readonly tone: Tone
  /** What hinders or stops it; empty where it is clear. */
  readonly name: string
  readonly from: Vec
  readonly to: Vec
}

export interface Sight {
  readonly from: number
  readonly to: number
  readonly range: number
  readonly summary: string
  /** Hex by hex, in order. */
  readonly lines: readonly SightLine[]
  readonly stretches: readonly SightStretch[]
  /** Where the thread first enters an obstacle. */
  readonly cross: Vec | undefined
}

/** A crossing together with the step it lies on. */
interface Met {
  readonly crossing: Crossing
  readonly tone: Tone
  readonly where: string
  readonly terrain: string
}

const HINDRANCES: readonly string[] = ['orchard', 'light-woods', 'brush', 'grain', 'low-crops', 'cemetery', 'marsh']

export function sightBetween(map: HexMap, from: number, to: number): Sight {
  const thread = trace(map, from, to)
  const met = thread.steps.flatMap((step) => step.crossings.map((crossing) => meet(map, thread, step, crossing)))
  const obstacle = met
    .filter(({ tone, crossing }) => tone === 'obstacle' && crossing.how === 'through')
    .sort((a, b) => value(a.crossing.enter) - value(b.crossing.enter))[0]
  const [start, end] = [toWorld(map.grid.centre(from)), toWorld(map.grid.centre(to))]
  const at = (t: number): Vec => ({ x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t })
  const range = map.grid.distance(from, to)
  return {
    from,
    to,
    range,
    summary: `${map.grid.idOf(from)} to ${map.grid.idOf(to)}, range ${range}. ${verdict(met, obstacle)}`,
    lines: thread.steps.flatMap((step, index) =>
      onceEach(stepLines(map, thread, step)).map((line, part) => ({ ...line, place: `${index}.${part}` })),
    ),
    stretches: partsOf(met, obstacle).map(({ tone, name, enter, exit }) => ({ tone, name, from: at(enter), to: at(exit) })),
    cross: obstacle ? at(value(obstacle.crossing.enter)) : undefined,
  }
}

const value = ({ numerator, denominator }: Rational): number => numerator / denominator

function meet(map: HexMap, thread: Trace, step: TraceStep, crossing: Crossing): Met {
  const depiction = map.depictions[crossing.depiction]
  if (!depiction) throw new RangeError(`The thread meets depiction ${crossing.depiction}, which the map does not have.`)
  const { terrain } = depiction
  const own = step.kind === 'hex' && (step.hex === thread.from || step.hex === thread.to)
  const highest = Math.max(map.levelOf(thread.from), map.levelOf(thread.to))
  const tone: Tone = own
    ? 'clear'
    : HINDRANCES.includes(terrain)
      ? 'hindered'
      : terrain === 'hill'
        ? (depiction.level ?? 1) > highest
          ? 'obstacle'
          : 'clear'
        : terrain === 'water'
          ? 'clear'
          : 'obstacle'
  return { crossing, tone, where: placeOf(map, step), terrain }
}

function verdict(met: readonly Met[], obstacle: Met | undefined): string {
  if (obstacle) return `First obstacle: ${thing(obstacle)} in ${obstacle.where}.`
  const through = met.filter(({ tone, crossing }) => tone === 'hindered' && crossing.how === 'through')
  const hindrances = [...new Set(through.map((item) => `${thing(item)} in ${item.where}`))]
  if (hindrances.length > 0) return `${capital(count(hindrances.length, 'hindrance'))}: ${list(hindrances)}.`
  return 'Nothing is drawn in its way.'
}

const thing = ({ terrain }: Met): string => (terrain === 'hill' ? 'a crest above both ends' : terrainName(terrain))

function placeOf(map: HexMap, step: TraceStep): string {
  const id = (hex: number): string => (hex < 0 ? 'off the board' : map.grid.idOf(hex))
  switch (step.kind) {
    case 'hex':
      return id(step.hex)
    case 'side':
      return `${id(step.from)}/${id(step.to)}`
    case 'along':
      return `${id(step.left)}/${id(step.right)}`
    case 'vertex':
      return step.hexes
        .filter((hex) => hex >= 0)
        .map(id)
        .join('/')
  }
}

/** That a thread goes on over a hill is said by the hex's level; its crest line is what matters. */
const isWorthTelling = (map: HexMap, { depiction, how, beginsAtEdge, endsAtEdge }: Crossing): boolean =>
  map.depictions[depiction]?.terrain !== 'hill' || how !== 'through' || beginsAtEdge || endsAtEdge

/** A thread may enter a courtyard building twice in one hex: that is one line that says so. */
function onceEach(lines: readonly Line[]): Line[] {
  return lines
    .filter((line, index) => lines.findIndex(({ text }) => text === line.text) === index)
    .map((line) => {
      const times = lines.filter(({ text }) => text === line.text).length
      return times === 1 ? line : { ...line, text: `${line.text.slice(0, -1)}, ${times === 2 ? 'twice' : `${times} times`}.` }
    })
}

function stepLines(map: HexMap, thread: Trace, step: TraceStep): Line[] {
  const place = placeOf(map, step)
  const crossings = step.crossings
    .filter((crossing) => isWorthTelling(map, crossing))
    .map((crossing): Line => {
      const met = meet(map, thread, step, crossing)
      return { tone: crossing.how === 'through' ? met.tone : 'clear', text: crossingWords(map, met) }
    })
  switch (step.kind) {
    case 'hex': {
      if (step.hex < 0) return [{ tone: 'clear', text: 'Off the board.' }, ...crossings]
      const end = step.hex === thread.from ? ', where it begins' : step.hex === thread.to ? ', where it ends' : ''
      const head: Line = {
        tone: 'clear',
        text: `${place}, ${terrainName(map.terrainOf(step.hex))}, level ${map.levelOf(step.hex)}${end}.`,
      }
      return [head, ...crossings]
    }
    case 'side':
      return [...fences(map, step.hexside, `Over the hexside ${place}`), ...crossings]
    case 'along':
      return [{ tone: 'clear', text: `Runs along the hexside ${place}.` }, ...fences(map, step.hexside, `Along ${place}`), ...crossings]
    case 'vertex':
      return [
        { tone: 'clear', text: `Over the corner of ${list(step.hexes.filter((hex) => hex >= 0).map((hex) => map.grid.idOf(hex)))}.` },
        ...crossings,
      ]
  }
}

const fences = (map: HexMap, hexside: number, where: string): Line[] =>
  map.hexsideFeatures(hexside).map((feature) => ({ tone: 'clear', text: `${where}: ${terrainName(feature)}.` }))

function crossingWords(map: HexMap, { crossing, where, terrain }: Met): string {
  const level = map.depictions[crossing.depiction]?.level
  const name = terrain === 'hill' ? `Hill of level ${level ?? 1}` : capital(terrainName(terrain))
  const hand = crossing.hand === 'both' ? 'on both sides' : `on the ${crossing.hand}`
  switch (crossing.how) {
    case 'through':
      return terrain === 'hill' ? `${name} in ${where}: ${crestWords(crossing)}.` : `${name} in ${where}: through the depiction.`
    case 'along':
      return `${name} in ${where}: along its edge, the depiction ${hand}.`
    case 'touch':
      return `${name} in ${where}: touches the depiction, ${hand}.`
  }
}

function crestWords({ beginsAtEdge, endsAtEdge }: Crossing): string {
  if (beginsAtEdge && endsAtEdge) return 'over the crest line and down again'
  return beginsAtEdge ? 'up over the crest line' : 'down over the crest line'
}

interface Part {
  readonly tone: Tone
  readonly name: string
  readonly enter: number
  readonly exit: number
}

/** The thread cut into clear, hindered and, from the first obstacle on, blocked parts. */
function partsOf(met: readonly Met[], obstacle: Met | undefined): Part[] {
  const stop = obstacle ? value(obstacle.crossing.enter) : 1
  const hindered = met
    .filter(({ tone, crossing }) => tone === 'hindered' && crossing.how === 'through')
    .map((item) => ({ name: thing(item), enter: value(item.crossing.enter), exit: Math.min(stop, value(item.crossing.exit)) }))
    .sort((a, b) => a.enter - b.enter)
  const parts: Part[] = []
  let done = 0
  for (const { name, enter, exit } of hindered) {
    if (exit <= done) continue
    const last = parts.at(-1)
    if (enter > done) parts.push({ tone: 'clear', name: '', enter: done, exit: enter })
    // The same orchard in the next hex is no second one.
    if (enter <= done && last?.name === name) parts[parts.length - 1] = { ...last, exit }
    else parts.push({ tone: 'hindered', name, enter: Math.max(done, enter), exit })
    done = exit
  }
  if (done < stop) parts.push({ tone: 'clear', name: '', enter: done, exit: stop })
  if (obstacle) parts.push({ tone: 'obstacle', name: thing(obstacle), enter: stop, exit: 1 })
  return parts
}
