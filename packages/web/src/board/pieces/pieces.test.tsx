import { ourPack } from '@firegroup/aslsk'
import { boards } from '@firegroup/content/boards'
import { joinBoards } from '@firegroup/hexmap'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { TabName } from '../../counters/tabs.ts'
import { counterWords, markerFace, unitFace } from '../../games/aslsk/counters.ts'
import { HEX_HEIGHT, toWorld } from '../art/units.ts'
import { BoardZoom } from '../zoom.ts'
import { HexLabels } from './HexLabels.tsx'
import { HexTags } from './HexTags.tsx'
import { layOut } from './layout.ts'
import { PathOverlay } from './PathOverlay.tsx'
import { Pieces } from './Pieces.tsx'
import { type CounterView, stackWords } from './view.ts'

const { grid } = joinBoards([{ map: boards[0]!, at: { column: 0, row: 0 }, rotated: false }])
const hex = 40

function squads(count: number, tabs: readonly (readonly TabName[])[] = []): CounterView[] {
  return Array.from({ length: count }, (_, i) => {
    const face = unitFace(ourPack(), { type: 'ge-4-6-7', broken: false })
    return { id: `unit ${i}`, face, tabs: tabs[i] ?? [], words: counterWords(face, tabs[i] ?? []) }
  })
}

describe('a stack', () => {
  test('is painted from the lowest counter up, each 6.5 further to the north-east', () => {
    const [placed] = layOut(grid, [{ hex, side: 'axis', counters: squads(3) }])
    expect(placed!.counters.map(({ item }) => item.id)).toEqual(['unit 2', 'unit 1', 'unit 0'])
    const [low, , top] = placed!.counters
    expect(top!.x - low!.x).toBeCloseTo(13)
    expect(low!.y - top!.y).toBeCloseTo(13)
  })

  test('is counted from three up, unless told otherwise', () => {
    const badges = [squads(2), squads(3)].map((counters) => layOut(grid, [{ hex, side: 'axis', counters }])[0]!.badge)
    expect(badges).toEqual(['', '3'])
    expect(layOut(grid, [{ hex, side: 'axis', counters: squads(4), badge: '' }])[0]!.badge).toBe('')
  })

  test('stays in its hex however high', () => {
    const centre = toWorld(grid.centre(hex))
    for (const { x, y, size } of layOut(grid, [{ hex, side: 'axis', counters: squads(12) }])[0]!.counters) {
      expect(Math.abs(x + size / 2 - centre.x)).toBeLessThan(HEX_HEIGHT / 4)
      expect(Math.abs(y + size / 2 - centre.y)).toBeLessThan(HEX_HEIGHT / 4)
    }
  })

  test('shows on top what is hidden below, once', () => {
    const [placed] = layOut(grid, [{ hex, side: 'axis', counters: squads(3, [['prep'], ['prep', 'pinned'], ['pinned']]) }])
    expect(placed!.counters.map(({ tabs, below }) => [tabs, below])).toEqual([
      [[], []],
      [[], []],
      [['prep'], ['pinned']],
    ])
  })

  test('makes room for the enemy in its hex', () => {
    const [left, right] = layOut(grid, [
      { hex, side: 'axis', counters: squads(1) },
      { hex, side: 'allied', counters: squads(1) },
    ])
    expect(left!.counters[0]!.x + left!.counters[0]!.size).toBeLessThan(right!.counters[0]!.x + 4)
  })

  test('is read aloud with its markers and odds', () => {
    const smoke = { id: 'smoke', face: markerFace('smokeGrenade', 2), words: 'smoke +2' }
    expect(stackWords([{ hex, side: 'axis', counters: squads(1, [['first']]), markers: [smoke], tag: '72%' }])).toBe(
      'German squad 4-6-7, first fired. smoke +2. 72 percent',
    )
    expect(stackWords([])).toBe('')
  })
})

describe('overlays', () => {
  test('odds stand beside a stack whose upper side is taken by something else', () => {
    const stacks = [{ hex, side: 'axis', counters: squads(1), tag: '72%' }]
    const tagAt = (crowned: ReadonlySet<number>) => {
      const markup = renderToStaticMarkup(<Pieces grid={grid} stacks={stacks} cursor={-1} crowned={crowned} />)
      const [, x, y] = /board-piece-tag" transform="translate\(([-\d.]+) ([-\d.]+)\)/.exec(markup)!
      return { x: Number(x), y: Number(y) }
    }
    const centre = toWorld(grid.centre(hex))
    expect(tagAt(new Set()).y).toBeLessThan(centre.y - 20)
    expect(tagAt(new Set([hex]))).toEqual({ x: centre.x + 42, y: centre.y })
  })

  const tags = (zoom: number): string =>
    renderToStaticMarkup(
      <BoardZoom value={zoom}>
        <HexTags grid={grid} tags={[{ hex, tone: 'some', main: '1½', sub: '28%' }]} />
      </BoardZoom>,
    )

  test('cost tags drop the smaller figure when it could not be read', () => {
    expect(tags(1)).toContain('28%')
    expect(tags(0.5)).not.toContain('28%')
    expect(tags(0.5)).toContain('1½')
  })

  test('so do the labels over counters', () => {
    const label = (zoom: number) =>
      renderToStaticMarkup(
        <BoardZoom value={zoom}>
          <HexLabels grid={grid} labels={[{ hex, text: '2 · 19%', brief: '2' }]} />
        </BoardZoom>,
      )
    expect([label(1).includes('2 · 19%'), label(0.5).includes('19%')]).toEqual([true, false])
  })

  test('a path counts up along its hexes', () => {
    const markup = renderToStaticMarkup(
      <PathOverlay
        grid={grid}
        from={hex}
        steps={[
          { hex: hex + 1, label: '1' },
          { hex: hex + 2, label: '3', sub: '68%' },
        ]}
      />,
    )
    expect([...markup.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text)).toEqual(['1', '3', '68%'])
  })

  test('nothing of a way is drawn over whoever stands at its end, nor over what he would be like there', () => {
    const steps = [
      { hex: hex + 1, label: '1' },
      { hex: hex + 2, label: '3' },
    ]
    const words = (path: ReactNode) => [...renderToStaticMarkup(path).matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text)
    expect(words(<PathOverlay grid={grid} from={hex} steps={steps} arrived />)).toEqual(['1'])
    const line = (path: ReactNode) => /board-path-line" d="([^"]+)"/.exec(renderToStaticMarkup(path))![1]!.split('L').at(-1)
    const { x, y } = toWorld(grid.centre(hex + 2))
    const centre = `${x.toFixed(2)} ${y.toFixed(2)}`
    expect(line(<PathOverlay grid={grid} from={hex} steps={steps} />)).toBe(centre)
    expect(line(<PathOverlay grid={grid} from={hex} steps={steps} arrived />)).not.toBe(centre)
    expect(line(<PathOverlay grid={grid} from={hex} steps={[steps[0]!, { ...steps[1]!, aside: true }]} />)).not.toBe(centre)
  })
})
