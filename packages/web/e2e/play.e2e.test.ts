import { aslsk } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import type { MatchRecord } from '@firegroup/table'
import { depth } from '@firegroup/testkit'
import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { byAslskClicks } from './aslsk-ways.ts'
import { cursorPoint, goToHex, phone, violations, type WatchedPage } from './browser.ts'
import { anna, begun, ben, computer, firstLight } from './games.ts'
import { coveredStacks } from './screens.ts'
import { asked, endByKey, kindOf, seated, sitAt } from './table.ts'
import { playThrough } from './whole-game.ts'

const app = servedApp()

describe('a whole game', () => {
  test.runIf(depth.isDeep)('against the computer, by clicks, to victory or defeat', { timeout: 240_000 }, async () => {
    const met = await playThrough(app, firstLight('clicks'), { allied: anna, axis: computer }, byAslskClicks)
    for (const kind of ['setup', 'prepFire', 'move', 'advance', 'report']) expect(met, kind).toContain(kind)
  })
})

describe('at the table', () => {
  test('every step of a shot and of a move is accessible, told with its reasons, and can be taken back as far as the rules allow', async () => {
    const { page, complaints } = await sitDown({ allied: anna, axis: computer }, 'shot')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: /^Set up here/ }).click()
    await asked(page, 'transfer')
    await page.waitForFunction(() => document.getAnimations().length === 0)
    expect(await coveredStacks(page), 'set-up is over: everybody is in sight').toEqual([])
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('e')
    await asked(page, 'prepFire')
    await page.keyboard.press('n')
    await page.getByRole('heading', { name: 'At whom' }).waitFor()
    await page.keyboard.press('1')
    await page.getByRole('heading', { name: /^Fire from .+ at / }).waitFor()
    await page.locator('.play-target-odds li').first().waitFor()
    expect(await page.locator('.play-histogram li').count()).toBe(11)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await asked(page, 'report')
    await page.locator('.play-dice').waitFor()
    await page.waitForFunction(() => document.getAnimations().length === 0)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('z')
    await page.getByRole('alertdialog', { name: 'Go back past the dice?' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await page.locator('.play:not([data-asked="report"])').waitFor()
    if ((await kindOf(page)) === 'prepFire') await endByKey(page)
    await asked(page, 'move')
    await page.keyboard.press('n')
    await page.locator('.board-hex-tag').first().waitFor()
    await page.getByText(/hexes are within reach/).waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('g')
    await page.getByRole('region', { name: 'Log' }).waitFor()
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('the line of sight tool asks the rules and says what they answer, by keyboard', async () => {
    const { page, complaints } = await sitDown({ allied: anna, axis: computer }, 'sight')
    const verdict = page.getByTestId('sight-verdict')
    for (const [from, to, words] of [
      ['D4', 'I7', 'range 5. Clear.'],
      ['K5', 'D7', 'Hindered, +1.'],
      ['B5', 'H6', 'No line of sight: the stone building in C6.'],
    ] as const) {
      await goToHex(page, from)
      await page.keyboard.press('l')
      await goToHex(page, to)
      await verdict.getByText(words).waitFor()
    }
    expect(await page.locator('.board-sight-cross').count()).toBe(1)
    await page.keyboard.press('l')
    await page.keyboard.press('l')
    await page.getByText(/H6 sees \d+ hexes clearly/).waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await verdict.count()).toBe(0)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('what has no control of its own is offered in words, and all that is legal as a list', async () => {
    const { page, complaints } = await sitDown({ allied: anna, axis: computer }, 'also')
    await page.getByRole('button', { name: /^Set up here/ }).click()
    await asked(page, 'transfer')
    await page.keyboard.press('e')
    await asked(page, 'prepFire')
    await page.getByText('Also possible').click()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: /^Destroy the MMG/ }).click()
    await page.locator('.play-dock [data-primary]').click()
    await expect.poll(() => page.getByRole('button', { name: /^Destroy the MMG/ }).count()).toBe(0)
    await asked(page, 'prepFire')
    await page.getByRole('button', { name: 'Everything that is legal, as a list' }).click()
    await page.getByRole('heading', { name: 'Who can fire' }).waitFor({ state: 'detached' })
    expect(await page.locator('.table-dock-body .play-offer').count()).toBeGreaterThan(2)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'Who can fire' }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('the pointer over the board draws neither dock nor log again, and with the sight tool only its own words', async () => {
    const { page } = await sitDown({ allied: anna, axis: computer }, 'hover')
    await goToHex(page, 'E5')
    await page.keyboard.press('g')
    const { x, y } = await cursorPoint(page)
    const drawnAgain = async (): Promise<string[]> => {
      await page.evaluate(remember, WATCHED)
      for (const [dx, dy] of [
        [90, 0],
        [180, 60],
        [40, 120],
      ] as const)
        await page.mouse.move(x + dx, y + dy)
      await page.locator('.board-hex-hover').waitFor()
      return page.evaluate(changed, WATCHED)
    }
    expect(await drawnAgain()).toEqual([])
    await page.keyboard.press('l')
    await page.getByRole('region', { name: 'Line of sight' }).waitFor()
    expect(await drawnAgain()).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('the line of sight tool rests where lines are checked only by firing', async () => {
    const { page } = await sitDown({ allied: anna, axis: computer }, 'declared', {}, true, { losChecks: 'declared' })
    await page.keyboard.press('l')
    await page.getByText('The tool rests.').waitFor()
    await goToHex(page, 'D4')
    expect(await page.locator('.board-sight').count()).toBe(0)
    await page.context().close()
  })

  test.runIf(depth.isDeep)('the focus goes from the decision to the board, the actions, the tools and the bar above', async () => {
    const { page } = await sitDown({ allied: anna, axis: computer }, 'focus')
    const places: string[] = []
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(
        () =>
          ['.table-dock', '.board', '.play-action-bar', '.table-tool-rail', '.play-bar'].find((each) =>
            document.activeElement?.closest(each),
          ) ?? '',
      )
      if (place !== places.at(-1)) places.push(place)
    }
    expect(places.filter((place) => place !== '').slice(0, 5)).toEqual([
      '.table-dock',
      '.board',
      '.play-action-bar',
      '.table-tool-rail',
      '.play-bar',
    ])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('a finger drags a stack to another hex while setting up', async () => {
    const { page, complaints } = await sitDown({ allied: anna, axis: computer }, 'finger', phone)
    await page.keyboard.press('n')
    await page.keyboard.press('Escape')
    const { x, y } = await cursorPoint(page)
    const before = (await page.locator('[data-hex][tabindex="0"]').getAttribute('aria-label')) ?? ''
    const touches = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dy = 0) =>
      touches.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + dy }] })
    const height = (await page.locator('[data-hex][tabindex="0"]').boundingBox())!.height
    await touch('touchStart')
    await touch('touchMove', -height / 2)
    await touch('touchMove', -height)
    await touch('touchEnd')
    expect(before).toMatch(/You set up squad 6-6-6/)
    await expect.poll(() => page.locator('[data-hex][tabindex="0"]').getAttribute('aria-label')).not.toMatch(/You set up/)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('a reload goes on where the game was', async () => {
    const { page } = await sitDown({ allied: anna, axis: computer }, 'reload')
    await page.getByRole('button', { name: /^Set up here/ }).click()
    await asked(page, 'transfer')
    const decisions = await page.locator('.play').getAttribute('data-decisions')
    await page.reload()
    await asked(page, 'transfer')
    expect(await page.locator('.play').getAttribute('data-decisions')).toBe(decisions)
    await page.context().close()
  })

  test('two people at one screen share the board where nothing is hidden', async () => {
    const { page, complaints } = await sitDown({ allied: anna, axis: ben }, 'hot seat', {}, false)
    await expect.poll(() => page.locator('.play-opponent strong').textContent()).toBe('Ben')
    await page.getByRole('button', { name: /^Set up here/ }).click()
    await expect.poll(() => page.locator('.play-opponent strong').textContent()).toBe('Anna')
    expect(await page.locator('.play-hand-over').count()).toBe(0)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('a phone shows board and sheet, plays a shot by taps and never scrolls sideways', async () => {
    const { page, complaints } = await sitDown({ allied: anna, axis: computer }, 'phone', phone)
    await page.getByRole('button', { name: /^Set up here/ }).tap()
    await asked(page, 'transfer')
    await page.locator('.play-action-end').tap()
    await asked(page, 'prepFire')
    await page.getByRole('button', { name: 'Raise the sheet' }).tap()
    await page.locator('.play-offer').first().tap()
    await page.locator('.play-offer').first().tap()
    await page.locator('.play-dock-figure').waitFor()
    expect(await violations(page)).toEqual([])
    await page.locator('[data-primary]').tap()
    await asked(page, 'report')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

/** A new game whose dice depend on the seed alone. */
async function sitDown(
  players: MatchRecord['players'],
  seed: string,
  options: BrowserContextOptions = {},
  board = true,
  rulings: { readonly losChecks?: 'declared' } = {},
): Promise<WatchedPage> {
  const first = scenario('first-light')
  const setup = { scenario: { ...first, options: { ...first.options, ...rulings } } }
  const watched = await sitAt(app, begun(aslsk, setup, seed), players, options)
  if (board) await seated(watched.page)
  return watched
}

const WATCHED = ['.play-dock', '.play-log-panel', '.play-bar', '.play-action-bar']

/** Runs in the page: React gives an element new properties whenever it is drawn again, whether they differ or not. */
function remember(selectors: readonly string[]): void {
  const props = (element: Element): unknown => Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1]
  Object.assign(globalThis, { drawn: selectors.map((selector) => props(document.querySelector(selector)!)) })
}

/** Runs in the page: what was drawn again since. */
function changed(selectors: readonly string[]): string[] {
  const props = (element: Element): unknown => Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1]
  const { drawn } = globalThis as unknown as { drawn: readonly unknown[] }
  return selectors.filter((selector, i) => props(document.querySelector(selector)!) !== drawn[i])
}
