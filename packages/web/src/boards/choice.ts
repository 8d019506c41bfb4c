/** Which board is on the table: a choice, its address in the page's URL, and the map it stands for. */
import { boards } from '@firegroup/content/boards'
import { type HexMap, joinBoards, type MapSpec } from '@firegroup/hexmap'
import { generateMap, type Theme } from '@firegroup/hexmap/draw'
import { jitter } from '../board/art/jitter.ts'

export type Choice =
  | { readonly kind: 'board'; readonly id: string; readonly rotated: boolean }
  /** The first two boards one above the other, each as printed or turned. */
  | { readonly kind: 'joined'; readonly rotated: readonly [boolean, boolean] }
  | { readonly kind: 'random'; readonly theme: Theme; readonly seed: number; readonly columns: number; readonly rows: number }
  | { readonly kind: 'file'; readonly map: MapSpec }

export interface BoardOnTable {
  readonly name: string
  readonly description: string
  readonly map: HexMap
}

export const themes: readonly Theme[] = ['mixed', 'village', 'farmland', 'hills', 'forest']

const firstChoice: Choice = { kind: 'board', id: boards[0]?.id ?? '', rotated: false }
export const anyRandom = (seed: number): Choice => ({ kind: 'random', theme: 'mixed', seed, columns: 33, rows: 10 })

export function layOut(choice: Choice): BoardOnTable {
  switch (choice.kind) {
    case 'board': {
      const board = boardNamed(choice.id)
      return lone(board, choice.rotated)
    }
    case 'joined': {
      const [north, south] = [boardAt(0), boardAt(1)]
      const map = joinBoards([
        { map: north, at: { column: 0, row: 0 }, rotated: choice.rotated[0] },
        { map: south, at: { column: 0, row: north.grid.rows }, rotated: choice.rotated[1] },
      ])
      return {
        name: `${north.name} and ${south.name}`,
        description: 'Two boards joined along their long edges. Hexes of the northern one begin with a, of the southern one with b.',
        map,
      }
    }
    case 'random': {
      const { theme, seed, columns, rows } = choice
      const next = jitter(`${theme} ${seed} ${columns} ${rows}`)
      const name = `Random ${theme} ${seed}`
      return lone(generateMap({ id: `random-${theme}-${seed}`, name, columns, rows, theme, pick: (n) => Math.floor(next() * n) }), false)
    }
    case 'file':
      return lone(choice.map, false)
  }
}

function lone(map: MapSpec, rotated: boolean): BoardOnTable {
  return { name: map.name, description: map.description ?? '', map: joinBoards([{ map, at: { column: 0, row: 0 }, rotated }]) }
}

function boardNamed(id: string): MapSpec {
  return boards.find((board) => board.id === id) ?? boardAt(0)
}

function boardAt(index: number): MapSpec {
  const board = boards[index]
  if (!board) throw new RangeError(`Firegroup comes with ${boards.length} boards; board ${index + 1} is not among them.`)
  return board
}

const PLACE = '#/boards/'

/** '#/boards/alder-cross', '…/alder-cross/turned', '…/joined/turned/straight', '…/random/village/7' or '…/random/village/7/66x31'. */
export function toHash(choice: Choice): string {
  const turn = (rotated: boolean): string => (rotated ? 'turned' : 'straight')
  switch (choice.kind) {
    case 'board':
      return choice.rotated ? `${PLACE}${choice.id}/turned` : `${PLACE}${choice.id}`
    case 'joined':
      return `${PLACE}joined/${turn(choice.rotated[0])}/${turn(choice.rotated[1])}`
    case 'random':
      return `${PLACE}random/${choice.theme}/${choice.seed}${choice.columns === 33 && choice.rows === 10 ? '' : `/${choice.columns}x${choice.rows}`}`
    case 'file':
      return `${PLACE}file`
  }
}

/** Whether an address asks for a board; an opened file has no address that would lead back to it. */
export const isBoardAddress = (hash: string): boolean => hash !== `${PLACE}file` && (hash.startsWith(PLACE) || !hash.startsWith('#/'))

/** The choice that an address names, with or without the place; the first board where it names none. */
export function fromHash(hash: string): Choice {
  const [head = '', ...rest] = hash.replace(/^#(\/boards\/?)?/, '').split('/')
  if (head === 'joined') return { kind: 'joined', rotated: [rest[0] === 'turned', rest[1] === 'turned'] }
  if (head === 'random') {
    const theme = themes.find((name) => name === rest[0]) ?? 'mixed'
    const [, columns, rows] = /^(\d{1,3})x(\d{1,3})$/.exec(rest[2] ?? '') ?? []
    return {
      kind: 'random',
      theme,
      seed: wholeNumber(rest[1], 1, 1, 999_999),
      columns: wholeNumber(columns, 33, 5, 99),
      rows: wholeNumber(rows, 10, 4, 60),
    }
  }
  return boards.some((board) => board.id === head) ? { kind: 'board', id: head, rotated: rest[0] === 'turned' } : firstChoice
}

function wholeNumber(text: string | undefined, otherwise: number, least: number, most: number): number {
  const value = Number(text)
  return Number.isInteger(value) && value >= least && value <= most ? value : otherwise
}
