/** A finished game is reviewed; drills are answered by mouse and by keys, and there is one for each day. */
import { drillsOf } from '@firegroup/content/drills'
import { scenario } from '@firegroup/content/lnlt'
import { bestWay, type Drill } from '@firegroup/lab'
import { advisor, lnlt } from '@firegroup/lnlt'
import { depth } from '@firegroup/testkit'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { letterOf } from '../src/drills/words.ts'
import { servedApp } from './app.ts'
import { painted, phone, violations, visit } from './browser.ts'
import { anna, begun, computer, playedOn, recordOf } from './games.ts'
import { bringIn } from './record.ts'

const app = servedApp()
const LONG = { timeout: 170_000 }

function finishedGame() {
  const game = playedOn(begun(lnlt, { scenario: scenario('bread-before-noon') }, 'short 10'), advisor, 'short 10')
  return recordOf('reviewed', 'Bread before Noon', game, { blue: anna, red: computer })
}

describe('a review', () => {
  test('opens from the result: the chart at once, then luck and what cost, by keys; a drill is made and the game played on', {
    timeout: 200_000,
  }, async () => {
    const { page, complaints } = await visit(app.browser, app.url, { viewport: { width: 1440, height: 900 } })
    const over = finishedGame()
    await bringIn(page, 'over.json', JSON.stringify(over))
    await page.getByRole('link', { name: 'See the result' }).click()
    const told = await page.locator('.result-reason').textContent()
    await page.getByRole('link', { name: 'Review' }).click()
    await page.locator('.review-head p').filter({ hasText: told! }).waitFor()
    const chart = page.locator('.review-chart')
    await chart.waitFor()
    await page.getByText(/^Looking at \d+ decisions, \d+ done$/).waitFor(LONG)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Cancelled.').waitFor()
    await page.getByRole('button', { name: 'Look again' }).click()
    await page.locator('.review-going').waitFor({ state: 'detached', ...LONG })

    expect(await chart.getAttribute('aria-label')).toMatch(/^The chance of you to win, of 100, ran from \d+ to (0|50|100):/)
    const ledger = await page.locator('.review-ledger p').textContent()
    const [start, dice, own, theirs, end] = [...ledger!.replaceAll('−', '-').matchAll(/-?\d+/g)].map(Number)
    expect(start! + dice! + own! + theirs!).toBe(end)

    await page.getByRole('button', { name: 'Both' }).click()
    await page.keyboard.press('1')
    await page.locator('.review-cost.is-current .review-better').waitFor()
    expect(await violations(page)).toEqual([])
    const strip = page.locator('.review-strip b')
    const before = await strip.textContent()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => strip.textContent()).not.toBe(before)
    await page.keyboard.press('1')
    await page.keyboard.press('d')
    await page.getByText('It waits among your drills in Learn.').waitFor()
    await page.getByRole('button', { name: 'Table' }).click()
    await page.getByRole('columnheader', { name: 'Choice' }).waitFor()
    await page.keyboard.press('b')
    await painted(page)
    expect(new URL(page.url()).hash).toMatch(/^#\/play\//)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('of a game that is not over says so, and leads back into it', async () => {
    const { page } = await visit(app.browser, app.url)
    const game = playedOn(
      begun(lnlt, { scenario: scenario('bread-before-noon') }, 'begun'),
      advisor,
      'begun',
      ({ game: { decisionCount } }) => decisionCount > 4,
    )
    await bringIn(page, 'begun.json', JSON.stringify(recordOf('begun', 'Bread before Noon', game, { blue: anna, red: computer })))
    await page
      .getByText(/Bread before Noon/)
      .first()
      .waitFor()
    const id = (await page.getByTestId('game-card').getByRole('link').first().getAttribute('href'))!.split('/').at(-1)!
    await page.goto(`${app.url}#/review/${id}`)
    await page.getByRole('heading', { name: 'This game is not over' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Play on' }).click()
    await painted(page)
    await page.context().close()
  })
})

/** The letter of the best answer, or of one that is not. */
const letterFor = (drill: Drill, best: boolean): string => letterOf(drill.ways.findIndex((way) => (way === bestWay(drill)) === best))

async function question(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'That is my answer' }).waitFor()
}

describe('a drill', () => {
  test('is answered with the mouse: no odds before, all of them after, and it is remembered', async () => {
    const drill = (await drillsOf('aslsk'))[0]!
    const { page, complaints } = await visit(app.browser, `${app.url}#/drill/${drill.id}`, { viewport: { width: 1440, height: 900 } })
    await question(page)
    await painted(page)
    expect(await page.locator('.drill-chance').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'That is my answer' }).isDisabled()).toBe(true)
    expect(await violations(page)).toEqual([])
    await page.getByText(bestWay(drill).words, { exact: true }).click()
    await page.getByRole('button', { name: 'That is my answer' }).click()
    await page.getByText('The best there is.').waitFor()
    expect(await page.locator('.drill-chance').count()).toBe(drill.ways.length)
    expect(await violations(page)).toEqual([])
    await page.goto(`${app.url}#/learn/aslsk`)
    await page.getByText(/^1 of \d+ solved in full\./).waitFor()
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('by keyboard alone, in the game of cards: a letter, Enter, and on to the next', async () => {
    const [drill, next] = await drillsOf('upfront')
    const { page, complaints } = await visit(app.browser, `${app.url}#/drill/${drill!.id}`)
    await question(page)
    await page.keyboard.press(letterFor(drill!, false).toLowerCase())
    await page.keyboard.press('Enter')
    await page.locator('.drill-answers > li.is-best').waitFor()
    await page.keyboard.press('Enter')
    await question(page)
    expect(new URL(page.url()).hash).toBe(`#/drill/${next!.id}`)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('the day’s is the same for everybody, on a phone too', async () => {
    const [one, other] = await Promise.all([visit(app.browser, app.url, phone), visit(app.browser, `${app.url}#/drill`)])
    await one.page.getByRole('link', { name: /Today’s drill/ }).click()
    const heads = await Promise.all(
      [one, other].map(async ({ page }) => {
        await question(page)
        return page.locator('.drill-head').textContent()
      }),
    )
    expect(heads[0]).toContain('Drill of the day')
    expect(heads[0]).toBe(heads[1])
    expect(await violations(one.page)).toEqual([])
    expect(await one.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect([...one.complaints, ...other.complaints]).toEqual([])
    await Promise.all([one.page.context().close(), other.page.context().close()])
  })
})
