/** Words and pictures tell the truth, and at the right moment: dice before their result, why not at the hex, and the log. */
import { advisor, aslsk } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import { depth } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { violations, visit } from './browser.ts'
import { anna, begun, computer, firstLight, playedOn, recordOf } from './games.ts'
import { asked, clickHex, keep, seated, sitAt } from './table.ts'

const app = servedApp()
const players = { allied: anna, axis: computer }

test('the dice lie still before anything tells what they do', async () => {
  const game = playedOn(
    firstLight('truth dice'),
    advisor,
    'truth dice',
    ({ seat, question }) => seat === 'allied' && question.kind === 'prepFire',
  )
  const { page, complaints } = await visit(app.browser, app.url)
  await page.getByText('No games yet.').waitFor()
  await page.evaluate(keep, JSON.stringify(recordOf('table', 'A game', game, players)))
  await page.goto(`${app.url}#/play/table`)
  await seated(page)
  await page.keyboard.press('1')
  await page.locator('.play-dock-foot .ui-button-fire:not(:disabled)').waitFor()
  const before = await page.locator('.play-ticker').textContent()
  await page.keyboard.press('Enter')
  await page.locator('.play-dice-tray.is-rolling').waitFor()
  // what rolls, says nothing; nor does anything else
  const [tray, ticker, checks, tags] = await page.evaluate(() => [
    document.querySelector('.play-dice-tray')?.textContent,
    document.querySelector('.play-ticker')?.textContent,
    document.querySelectorAll('.play-checks, .play-report-head').length,
    document.querySelectorAll('.board-fan-note').length,
  ])
  expect([tray, ticker, checks, tags]).toEqual(['', before, 0, 0])
  await asked(page, 'report')
  expect(await page.locator('.play-dice-tray:not(.is-rolling) .play-dice-words').textContent()).toMatch(/column/)
  expect(await page.locator('.play-ticker').textContent()).not.toBe(before)
  expect(complaints).toEqual([])
  await page.context().close()
})

test.runIf(depth.isDeep)('what is out of reach says at the hex what it costs, what is left and what would change it', async () => {
  const game = playedOn(
    firstLight('truth reach'),
    advisor,
    'truth reach',
    ({ seat, question }) => seat === 'allied' && question.kind === 'move',
  )
  const { page, complaints } = await sitAt(app, game, players)
  await seated(page)
  await page.keyboard.press('n')
  await page.locator('.board-hex-tag').first().waitFor()
  await clickHex(page, 'A2')
  const why = page.locator('.board .play-why')
  await why.waitFor()
  const said = (await why.textContent()) ?? ''
  expect(said).toMatch(/A2 is out of reach\s*It costs \d+½? MF from here, and .+ has \d+½?\./)
  expect(said.split(/\s+/).length).toBeLessThanOrEqual(48)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await why.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await page.context().close()
})

describe('the log', () => {
  const played = playedOn(
    begun(aslsk, { scenario: scenario('first-light') }, 'truth log'),
    advisor,
    'truth log',
    ({ game, seat, question }) => game.decisionCount >= 50 && seat === 'allied' && question.kind === 'move',
  )

  test.runIf(depth.isDeep)(
    'folds sums, filters, searches, marks and writes notes, which are there again',
    { timeout: 90_000 },
    async () => {
      const { page, complaints } = await sitAt(app, played, players)
      await seated(page)
      await page.keyboard.press('g')
      const log = page.getByRole('region', { name: 'Log' })
      await log.waitFor()
      expect(await violations(page)).toEqual([])

      // arithmetic is folded; Right opens it, Left folds it
      expect(await log.locator('.play-log-sum').count()).toBe(0)
      const fire = log.locator('article:has(.play-log-tile-fire):has(.play-log-fold) [data-line]').last()
      await fire.focus()
      await page.keyboard.press('ArrowRight')
      await log.locator('.play-log-sum').waitFor()
      await page.keyboard.press('ArrowLeft')
      await log.locator('.play-log-sum').waitFor({ state: 'detached' })

      // filters count what they leave, several at once
      const count = async (): Promise<number> => log.locator('article').count()
      const number = async (name: string): Promise<number> =>
        Number(/\d+/.exec((await log.getByRole('button', { name: new RegExp(`^${name}, `) }).getAttribute('aria-label')) ?? '')?.[0])
      await log.getByRole('button', { name: /^Moves, / }).click()
      expect(await count()).toBe(await number('Moves'))
      await log.getByRole('button', { name: /^Losses, / }).click()
      expect(await count()).toBeGreaterThanOrEqual(await number('Moves'))
      await log.getByLabel('Search the log').fill('no such thing')
      await log.getByText('Nothing about no such thing in Moves or Losses.').waitFor()
      await log.getByRole('button', { name: 'Search all?' }).click()

      // a search marks its word and steps with Enter
      await log.getByLabel('Search the log').fill('fire')
      expect(await log.locator('mark').count()).toBeGreaterThan(1)
      await page.keyboard.press('Enter')
      expect(await log.locator('output').first().textContent()).toMatch(/^1 of \d+$/)
      await page.keyboard.press('Enter')
      expect(await log.locator('output').first().textContent()).toMatch(/^2 of \d+$/)
      await page.keyboard.press('Shift+Enter')
      expect(await log.locator('output').first().textContent()).toMatch(/^1 of \d+$/)

      // J marks, once more writes a note; both are kept with the game
      await log.locator('[data-line][aria-current]').focus()
      await page.keyboard.press('j')
      await log.locator('.play-log-marked').waitFor()
      await page.keyboard.press('j')
      await page.keyboard.type('Here it turned.')
      await page.keyboard.press('Enter')
      await log.locator('.play-log-note', { hasText: 'Here it turned.' }).waitFor()
      await page.reload()
      await seated(page)
      await page.keyboard.press('g')
      await log.getByRole('button', { name: 'Notes, 1' }).click()
      await log.locator('.play-log-note', { hasText: 'Here it turned.' }).waitFor()
      expect(await count()).toBe(1)
      expect(complaints).toEqual([])
      await page.context().close()
    },
  )

  test.runIf(depth.isDeep)('a line looks back at the board as it was, the game waits, and Esc returns', async () => {
    const { page, complaints } = await sitAt(app, played, players)
    await seated(page)
    const stood = await page.locator('.play').getAttribute('data-decisions')
    await page.keyboard.press('g')
    const log = page.getByRole('region', { name: 'Log' })
    await log.locator('article:has(.play-log-tile-fire) [data-line]').first().click()
    const strip = page.locator('.play-past-strip')
    await strip.getByText(/Looking back at decision \d+, turn 1\. You are at \d+\./).waitFor()
    await page.locator('.play-past-board .board').waitFor()
    // nothing is decided from here
    await page.keyboard.press('e')
    await page.keyboard.press('e')
    expect(await page.locator('.play').getAttribute('data-decisions')).toBe(stood)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await strip.waitFor({ state: 'detached' })
    expect(await log.count()).toBe(1)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
