import { depth } from '@firegroup/testkit'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { servedApp, visitAtOnce } from './app.ts'
import { byAslskKeys } from './aslsk-ways.ts'
import { phone } from './browser.ts'
import { byLnltKeys, byUpfrontKeys } from './key-ways.ts'
import { onlineServer } from './online-server.ts'
import { kindOf, type Way } from './table.ts'

const app = servedApp()
const server = onlineServer()

const GAMES = [
  ['aslsk', 'first-light', byAslskKeys],
  ['lnlt', 'bread-before-noon', byLnltKeys],
  ['upfront', 'the-milk-run', byUpfrontKeys],
] as const

/** After so many answers the server is killed, and comes back. */
const KILLED_AFTER = 15

test.runIf(depth.isDeep).each(GAMES)(
  'two browsers play a whole match of %s against each other, one of them a phone, over a killed server; a third watches',
  { timeout: 1_500_000, retry: 0 },
  async (_, scenario, way) => {
    const at = { browser: app.browser, url: server.url }
    const host = await visitAtOnce(at, `#/online/${scenario}`)
    const link = await host.page.getByLabel('The link to this table').inputValue()
    await host.page.getByLabel('They see the game').selectOption('0')
    await host.page.getByText('they see it at once').waitFor()
    const friend = await visitAtOnce(at, new URL(link).hash, phone)
    await friend.page.getByRole('button', { name: 'I am ready' }).click()
    await host.page.getByRole('button', { name: 'I am ready' }).click()
    await host.page.locator('.table-frame').waitFor()
    const watcher = await visitAtOnce(at, new URL(link).hash)
    await watcher.page.getByRole('button', { name: 'Watch' }).click()
    await watcher.page.locator('.table-frame').waitFor()
    await host.page.getByText('1 watches').waitFor()

    const answers = await playBoth([host.page, friend.page], way)
    expect(answers).toBeGreaterThan(KILLED_AFTER)
    for (const { page } of [host, friend, watcher]) await page.locator('.play-outcome').waitFor()
    expect(await watcher.page.locator('.play-outcome p').first().textContent()).toBe(
      await host.page.locator('.play-outcome p').first().textContent(),
    )
    for (const { page } of [host, friend, watcher]) await page.context().close()
  },
)

/** Whoever is asked answers, until the game is over for both. */
async function playBoth(pages: readonly Page[], way: Way): Promise<number> {
  const met = new Map<string, number>()
  let answers = 0
  const isOver = async (): Promise<boolean> =>
    (await Promise.all(pages.map((page) => page.locator('.play-outcome').count()))).every((count) => count > 0)
  while (!(await isOver())) {
    let isIdle = true
    for (const [i, page] of pages.entries()) {
      const kind = (await page.locator('.play-outcome').count()) > 0 ? '' : await kindOf(page)
      if (kind === '') continue
      isIdle = false
      const key = `${i} ${kind}`
      met.set(key, (met.get(key) ?? 0) + 1)
      await way(page, kind, met.get(key)!)
      answers++
      if (answers !== KILLED_AFTER) continue
      server.kill()
      await page.getByText(/Reconnecting|Connecting/).waitFor()
      await server.start()
      for (const each of pages) await each.locator('.online-at-connection [data-state="here"]').waitFor({ timeout: 60_000 })
    }
    if (isIdle) await pages[0]!.waitForTimeout(50)
  }
  return answers
}
