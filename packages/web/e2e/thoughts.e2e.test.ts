/** What the computer thinks: advice at the table, and what it saw when a game is gone through again. */
import { aslsk, advisor as aslskAdvisor } from '@firegroup/aslsk'
import { scenario as aslskScenario } from '@firegroup/content/aslsk'
import { scenario as upfrontScenario } from '@firegroup/content/upfront'
import { depth } from '@firegroup/testkit'
import { upfront, advisor as upfrontAdvisor } from '@firegroup/upfront'
import { describe, expect, test } from 'vitest'
import { servedApp, visitAtOnce } from './app.ts'
import { phone, violations, visit } from './browser.ts'
import { anna, begun, computer, playedOn, recordOf } from './games.ts'
import { bringIn } from './record.ts'
import { seated, sitAt } from './table.ts'

const app = servedApp()
const regular = { type: 'computer', level: 'regular' } as const

describe('a new game', () => {
  test.runIf(depth.isDeep)('is against a regular, unless another level is chosen, and each says what it is', async () => {
    const { page } = await visitAtOnce(app, '#/new/first-light')
    const levels = page.getByRole('group', { name: 'Against' }).getByRole('radio')
    await levels.first().waitFor()
    const names = await page
      .locator('.ui-choice', { has: page.locator('[name="opponent"]') })
      .locator('strong')
      .allTextContents()
    expect(names.filter((name) => name.startsWith('Computer'))).toEqual([
      'Computer, Recruit',
      'Computer, Regular',
      'Computer, Veteran',
      'Computer, Elite',
    ])
    expect(await levels.nth(1).isChecked()).toBe(true)
    await page.getByRole('button', { name: /^Play / }).click()
    await page.getByText('Computer, regular').waitFor()
    await page.context().close()
  })
})

describe('advice', () => {
  test('is asked for, read and followed by keyboard, while the page goes on', async () => {
    const { page, complaints } = await sitAt(app, prepFire('keys'), { allied: anna, axis: regular })
    await seated(page)
    const decisions = async (): Promise<number> => Number(await page.locator('.play').getAttribute('data-decisions'))
    const before = await decisions()
    await page.keyboard.press('Shift+Digit1')
    const panel = page.getByRole('region', { name: 'What a veteran would do' })
    await panel.waitFor()
    // the page can be used meanwhile: the worker thinks, however long that takes
    await page.keyboard.press('g')
    await page.getByRole('region', { name: 'Log' }).waitFor()
    await page.keyboard.press('g')
    await panel.locator('.advice-thought').nth(1).waitFor()
    expect(await panel.locator('.advice-thought').first().textContent()).toMatch(/\d+ in 100between \d+ and \d+/)
    const said = await panel.locator('.advice-thoughts').textContent()
    expect(await violations(page)).toEqual([])
    const ways = await panel.locator('.advice-thought').allTextContents()
    await page.keyboard.press(String(1 + ways.findIndex((way) => way.startsWith('Fire from'))))
    await panel.getByText('It may go on like this').waitFor()
    expect(await page.locator('.advice-place').count()).toBeGreaterThan(0)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    expect(await decisions()).toBe(before)
    await page.keyboard.press('Shift+Digit1')
    await panel.locator('.advice-thought').first().waitFor()
    expect(await panel.locator('.advice-thoughts').textContent()).toBe(said)
    await page.keyboard.press('1')
    await panel.getByRole('button', { name: /^Do this/ }).waitFor()
    await page.keyboard.press('Enter')
    await panel.waitFor({ state: 'detached' })
    expect(await decisions()).toBeGreaterThan(before)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('is forgotten when the player decides before it is there', async () => {
    const { page, complaints } = await sitAt(app, prepFire('keys'), { allied: anna, axis: regular })
    await seated(page)
    await page.getByRole('button', { name: /^Ask for advice/ }).click()
    await page.locator('.play-action-end').click()
    await page.locator('.play-action-end.is-asking').click()
    await page.locator('.play:not([data-asked="prepFire"])').waitFor()
    expect(await page.locator('.advice').count()).toBe(0)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('fits a phone', async () => {
    const { page, complaints } = await sitAt(app, prepFire('keys'), { allied: anna, axis: regular }, phone)
    await seated(page)
    await page.getByRole('button', { name: /^Ask for advice/ }).tap()
    await page.locator('.play-dock.is-raised .advice-thought').first().tap()
    await page.getByRole('button', { name: 'Do this' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('what the computer saw', () => {
  test.runIf(depth.isDeep)('is told of any decision of a game that is over, with what was played', async () => {
    const { page, complaints } = await replayed(10_000, 12)
    await page.keyboard.press('Shift+Digit1')
    const panel = page.getByRole('region', { name: 'What the computer saw here' })
    await panel.getByText('Played', { exact: true }).waitFor()
    await panel.locator('.advice-thought').first().click()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press(']')
    await panel.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^What the computer saw here/ }).click()
    await panel.getByText('Played', { exact: true }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('of the other side is not told before the game is over', async () => {
    const { page, complaints } = await replayed(40, 0)
    const own = page.getByRole('button', { name: /^What the computer saw here/ })
    const other = page.getByText('What the other side saw can be looked at once the game is over.')
    const told = { own: 0, other: 0 }
    for (let at = 1; at < 40; at++) {
      await page.keyboard.press(']')
      await page.locator('.replay-scrubber-count', { hasText: `${at} /` }).waitFor()
      const [mine, theirs] = [await own.count(), await other.count()]
      const whose = (await page.locator('.replay-dock .table-dock-head p').textContent()) ?? ''
      expect([mine, theirs], whose).toEqual(whose.endsWith('Germans') ? [1, 0] : [0, 1])
      told.own += mine
      told.other += theirs
    }
    expect(Math.min(told.own, told.other)).toBeGreaterThan(0)
    await page.keyboard.press('Shift+Digit1')
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

function prepFire(seed: string) {
  const game = begun(aslsk, { scenario: aslskScenario('first-light') }, seed)
  return playedOn(game, aslskAdvisor, seed, ({ seat, question }) => seat === 'allied' && question.kind === 'prepFire')
}

/** A game of Up Front as far as some decision, opened for replay at another. */
async function replayed(decisions: number, at: number) {
  const game = begun(upfront, { scenario: upfrontScenario('the-milk-run') }, 'thoughts')
  playedOn(game, upfrontAdvisor, 'thoughts', ({ game: { decisionCount } }) => decisionCount >= decisions)
  const watched = await visit(app.browser, app.url)
  const record = recordOf('thoughts', 'The Milk Run', game, { axis: anna, allied: computer })
  await bringIn(watched.page, 'game.json', JSON.stringify(record))
  await watched.page.getByRole('link', { name: 'Replay The Milk Run' }).waitFor()
  await watched.page.goto(`${app.url}#/replay/thoughts/${at}`)
  await watched.page.locator('.replay-scrubber-count', { hasText: `${at} /` }).waitFor()
  return watched
}
