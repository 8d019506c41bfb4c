/** The table on every screen: all in sight, nothing cut off, everything large enough for a finger. */
import { type AslskEvent, type AslskState, aslsk, advisor as aslskAdvisor } from '@firegroup/aslsk'
import { scenario as aslskScenario } from '@firegroup/content/aslsk'
import { scenario as lnltScenario } from '@firegroup/content/lnlt'
import { scenario as upfrontScenario } from '@firegroup/content/upfront'
import { lnlt, advisor as lnltAdvisor } from '@firegroup/lnlt'
import { depth } from '@firegroup/testkit'
import { upfront, advisor as upfrontAdvisor } from '@firegroup/upfront'
import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { painted, phone, violations, visit, type WatchedPage } from './browser.ts'
import { anna, begun, computer, type Moment, playedOn } from './games.ts'
import { coveredStacks, lostTexts, smallTargets } from './screens.ts'
import { sitAt } from './table.ts'

const app = servedApp()

const SIZES = [
  { layout: 'desk', width: 1440, height: 900 },
  { layout: 'compact', width: 1280, height: 720 },
  { layout: 'tablet', width: 1024, height: 768 },
  { layout: 'portrait', width: 768, height: 1024 },
  { layout: 'landscape', width: 844, height: 390 },
  { layout: 'phone', width: 390, height: 844 },
] as const

describe('on every screen', () => {
  test('a game opens with every stack in sight between the bars, and keeps it so when the window changes', async () => {
    const { page, complaints } = await atTable('aslsk')
    for (const { layout, width, height } of SIZES) {
      await page.setViewportSize({ width, height })
      await page.locator(`.play[data-layout="${layout}"]`).waitFor()
      await expect.poll(() => coveredStacks(page), { message: layout }).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), layout).toBe(width)
      expect(await lostTexts(page), layout).toEqual([])
      expect(await violations(page), layout).toEqual([])
    }
    await page.context().close()
    const fresh = await atTable('lnlt', phone)
    // a phone begins near, and shows everybody in the whole
    await fresh.page.getByRole('button', { name: 'Whole board' }).tap()
    await expect.poll(() => coveredStacks(fresh.page)).toEqual([])
    await fresh.page.context().close()
    expect(complaints).toEqual([])
  })

  test.each(depth.some(['aslsk', 'lnlt', 'upfront'] as const, 1))('text of twice the size loses nothing at a table of %s', async (game) => {
    // the smallest screen has the least room; the others now and then
    for (const size of depth.isDeep ? [SIZES[0], SIZES[2], SIZES[5]] : [SIZES[5]]) {
      const { width, height } = size
      const { page } = await atTable(game, { viewport: { width, height } }, { textSize: 200 })
      expect(await lostTexts(page), size.layout).toEqual([])
      await page.context().close()
    }
  })
})

describe('on a phone', () => {
  test('a wide map opens where one’s men are, large enough to read; all of it is a tap away, and so is the way back', async () => {
    const start = begun(aslsk, { scenario: aslskScenario('behind-them-the-river') }, 'wide')
    const isThere = ({ game, seat, question }: Moment<AslskState, AslskEvent>): boolean =>
      seat === 'allied' && question.kind === 'move' && game.state.turn === 2
    const { page, complaints } = await sitAt(app, playedOn(start, aslskAdvisor, 'wide', isThere), { allied: anna, axis: computer }, phone)
    await page.locator('.play[data-asked="move"]').waitFor()
    await painted(page)
    const seen = () =>
      page.evaluate(() => {
        const boxes = [...document.querySelectorAll('.board-pieces .counter-face')].map((piece) => piece.getBoundingClientRect())
        const inSight = boxes.filter(
          ({ left, right, top, bottom }) => left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight,
        )
        return { all: boxes.length, inSight: inSight.length, widest: Math.max(...boxes.map(({ width }) => width)) }
      })
    const near = await seen()
    expect(near.widest).toBeGreaterThan(34)
    expect(near.inSight).toBeGreaterThan(3)
    const whole = page.getByRole('button', { name: 'Whole board' })
    await whole.tap()
    await expect.poll(async () => (await seen()).widest).toBeLessThan(near.widest / 1.5)
    const all = await seen()
    expect(all.inSight).toBe(all.all)
    await whole.tap()
    await expect.poll(seen).toEqual(near)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.each(depth.some(['aslsk', 'lnlt', 'upfront'] as const, 2))(
    'every control at a table of %s is large enough for a finger',
    async (game) => {
      const { page } = await atTable(game, phone)
      expect(await smallTargets(page)).toEqual([])
      await page.getByRole('button', { name: 'Raise the sheet' }).click()
      expect(await smallTargets(page)).toEqual([])
      await page.context().close()
    },
  )

  test.runIf(depth.isDeep)('so is every control around it', async () => {
    const { page } = await visit(app.browser, app.url, phone)
    const found: string[] = []
    for (const place of ['', '#/new', '#/learn', '#/learn/rules', '#/drill', '#/lab', '#/settings', '#/boards']) {
      await page.goto(`${app.url}${place}`)
      await page.locator('main').first().waitFor()
      await page.waitForTimeout(300)
      found.push(...(await smallTargets(page)).map((control) => `${place} ${control}`))
    }
    expect(found).toEqual([])
    await page.context().close()
  })
})

type Which = 'aslsk' | 'lnlt' | 'upfront'

/** In the middle of something: a shot, a move or a card to be chosen. */
async function atTable(which: Which, options: BrowserContextOptions = {}, settings: object = {}): Promise<WatchedPage> {
  const watched = await sit(which, options)
  const { page } = watched
  if (Object.keys(settings).length > 0) {
    await page.evaluate((kept) => localStorage.setItem('firegroup.settings', kept), JSON.stringify({ tempo: 'instant', ...settings }))
    await page.reload()
  }
  await page.locator('.play:not([data-asked=""])').waitFor()
  if (which !== 'upfront') await painted(page)
  return watched
}

function sit(which: Which, options: BrowserContextOptions): Promise<WatchedPage> {
  if (which === 'aslsk') {
    const start = begun(aslsk, { scenario: aslskScenario('first-light') }, 'screens')
    const game = playedOn(start, aslskAdvisor, 'screens', ({ seat, question }) => seat === 'allied' && question.kind === 'prepFire')
    return sitAt(app, game, { allied: anna, axis: computer }, options)
  }
  if (which === 'lnlt') {
    const start = begun(lnlt, { scenario: lnltScenario('bread-before-noon') }, 'screens')
    const game = playedOn(start, lnltAdvisor, 'screens', ({ seat, question }) => seat === 'blue' && question.kind === 'act')
    return sitAt(app, game, { blue: anna, red: computer }, options)
  }
  const start = begun(upfront, { scenario: upfrontScenario('the-milk-run') }, 'screens')
  const game = playedOn(start, upfrontAdvisor, 'screens', ({ seat, question }) => seat === 'axis' && question.kind === 'act')
  return sitAt(app, game, { axis: anna, allied: computer }, options)
}
