import { type Depiction, traceWords } from '@firegroup/hexmap'
import type { Hex } from '../state.ts'
import { drawnEffect, type Hit, nameOfDrawn, type View } from './view.ts'

const { ALONG, BEGINS, CROSSING, DEPICTION_SHIFT, ENDS, HEX, LEFT, RIGHT, SIDE, SIDES_MASK, TAG_BITS, TAG_MASK, TOUCH, VERTEX } = traceWords

/** What a LOS goes over: the hexes between in order, and the drawn terrain that counts in them. */
export interface Glance {
  readonly crossed: Hex[]
  readonly hits: Hit[]
}

/**
 * 3.2.1: on most lines of sight everything drawn is crossed inside a hex. Then no exact place on the thread matters, and its record tells all, many
 * times faster than the full trace. Null for the others, where something that counts is only touched in a hex, or lies along a hexside on the thread.
 */
export function glance(view: View): Glance | null {
  const { los, map } = view.setting
  const start = los.lookup(view.from, view.to) + 1
  const { words } = los
  const end = start + words[start - 1]!
  const steps = stepsOf(words, start, end)
  // The record runs from the lower hex to the higher.
  if (view.from > view.to) steps.reverse()
  const { cells, hexOfCell } = map.grid
  const hexOf = (cell: number) => (cell < 0 ? -1 : hexOfCell[cell]!)
  const found: Glance = { crossed: [], hits: [] }
  const touched: Hit[] = []
  for (let i = 0; i < steps.length; i++) {
    const at = steps[i]!
    const tag = words[at]! & TAG_MASK
    const value = words[at]! >> TAG_BITS
    if (tag === HEX) {
      const hex = hexOf(value)
      if (!isBetween(view, hex)) continue
      if (!found.crossed.includes(hex)) found.crossed.push(hex)
      if (!addCrossings(view, words, at + 1, end, hex, found.hits, touched)) return null
      continue
    }
    const isBare = at + 1 >= end || !isCrossing(words[at + 1]!)
    if (tag === SIDE && isBare) continue
    const around =
      tag === VERTEX
        ? cells.vertexCells(value)
        : tag === ALONG
          ? leftAndRight(view, value)
          : [words[steps[i - 1]!]! >> TAG_BITS, words[steps[i + 1]!]! >> TAG_BITS]
    const hexes = around.map(hexOf)
    // The hexes on both sides of a hexside that is crossed have steps of their own.
    if (tag !== SIDE) for (const hex of hexes) if (isBetween(view, hex) && !found.crossed.includes(hex)) found.crossed.push(hex)
    if (!isBare) addTouches(view, words, at + 1, end, hexes, touched)
  }
  // What is touched adds nothing in a hex where the same is crossed.
  for (const touch of touched) if (!isAmong(found.hits, touch)) return null
  return found
}

/**
 * 3.2.1: whether the LOS goes right through an obstacle in a hex between, or over ground as high as its higher end: then nothing else on it matters. Most
 * lines that are blocked are so by the first wood, building or hill on their way, and it is found without looking at the rest.
 */
export function isObstructed(view: View): boolean {
  const { los, map } = view.setting
  const isObstacle = (drawn: number, place: Hex) => drawnEffect(view, map.depictions[drawn]!, place) === 'obstacle'
  const ends = (drawn: number, place: Hex) => isObstacle(drawn, place) || isHighGround(view, map.depictions[drawn]!)
  if (los.cores.isMet(view.from, view.to, ends)) return true
  const start = los.lookup(view.from, view.to) + 1
  const { words } = los
  const end = start + words[start - 1]!
  const { hexOfCell } = map.grid
  let place: Hex = -1
  for (let at = start; at < end; at++) {
    const word = words[at]!
    if (!isCrossing(word)) {
      place = (word & TAG_MASK) === HEX && word >> TAG_BITS >= 0 ? hexOfCell[word >> TAG_BITS]! : -1
      continue
    }
    const value = word >> TAG_BITS
    if (isBetween(view, place) && !(value & TOUCH) && (value & SIDES_MASK) === (LEFT | RIGHT))
      if (isObstacle(value >> DEPICTION_SHIFT, place)) return true
    at += lengthOf(word) - 1
  }
  return false
}

/**
 * 3.2.1: between levels, a LOS that is on ground of the higher level at the dot of a hex between has not left it where it must have, or has come upon it
 * again: either way the Crest Lines end it (`crestBetween`).
 */
function isHighGround({ setting, flat, fromLevel, toLevel }: View, { terrain, level = 1 }: Depiction): boolean {
  return terrain === 'hill' && !flat && level === Math.max(fromLevel, toLevel) && setting.hooks.sightlines.length === 0
}

/** The cells on both sides of a hexside along which the LOS runs. */
function leftAndRight({ setting, from, to }: View, hexside: number): readonly [number, number] {
  const { grid } = setting.map
  const { cell, side } = grid.cells.sideOwner(hexside)
  const other = grid.cells.neighbours[cell * 6 + side]!
  const [px, py] = grid.centre(from)
  const [qx, qy] = grid.centre(to)
  const offset = (qx - px) * (grid.cells.y(cell) - py) - (qy - py) * (grid.cells.x(cell) - px)
  return offset < 0 ? [cell, other] : [other, cell]
}

/** Where the steps stand in a record, each followed by its crossings. */
function stepsOf(words: Int32Array, start: number, end: number): number[] {
  const steps: number[] = []
  for (let at = start; at < end; at += isCrossing(words[at]!) ? lengthOf(words[at]!) : 1) if (!isCrossing(words[at]!)) steps.push(at)
  return steps
}

function isCrossing(word: number): boolean {
  return (word & TAG_MASK) === CROSSING
}

/** A crossing's words: itself, and the edges where it begins and ends. */
function lengthOf(word: number): number {
  const value = word >> TAG_BITS
  return 1 + (value & BEGINS ? 1 : 0) + (value & ENDS ? 1 : 0)
}

function isBetween({ from, to }: View, hex: Hex): boolean {
  return hex >= 0 && hex !== from && hex !== to
}

/** Adds what the thread goes through in a hex, once for each effect, and what it only touches; false if it matters which of two comes first. */
function addCrossings(view: View, words: Int32Array, start: number, end: number, place: Hex, hits: Hit[], touched: Hit[]): boolean {
  const { setting } = view
  for (let at = start; at < end && isCrossing(words[at]!); at += lengthOf(words[at]!)) {
    const value = words[at]! >> TAG_BITS
    const drawn = setting.map.depictions[value >> DEPICTION_SHIFT]!
    const effect = drawnEffect(view, drawn, place)
    if (effect === 'none') continue
    const name = nameOfDrawn(setting, drawn)
    if (value & TOUCH || (value & SIDES_MASK) !== (LEFT | RIGHT)) {
      touched.push({ place, name, effect })
      continue
    }
    const known = hits.find((hit) => hit.place === place && hit.effect === effect)
    if (!known) hits.push({ place, name, effect })
    else if (known.name !== name) return false
  }
  return true
}

/** Adds what counts and is touched at a hexside or corner away from the two ends. */
function addTouches(view: View, words: Int32Array, start: number, end: number, hexes: readonly Hex[], touched: Hit[]): void {
  if (hexes.includes(view.from) || hexes.includes(view.to)) return
  for (let at = start; at < end && isCrossing(words[at]!); at += lengthOf(words[at]!)) {
    const drawn = view.setting.map.depictions[(words[at]! >> TAG_BITS) >> DEPICTION_SHIFT]!
    for (const place of hexes) {
      const effect = place < 0 ? 'none' : drawnEffect(view, drawn, place)
      if (effect !== 'none') touched.push({ place, name: nameOfDrawn(view.setting, drawn), effect })
    }
  }
}

function isAmong(hits: readonly Hit[], { place, name, effect }: Hit): boolean {
  for (const hit of hits) if (hit.place === place && hit.effect === effect && hit.name === name) return true
  return false
}
