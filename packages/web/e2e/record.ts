/** A game that is over, brought in as a file: its result and its replay. */
import type { MatchRecord } from '@firegroup/table'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { App } from './app.ts'
import { violations, visit } from './browser.ts'

export async function bringIn(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: /Import a game/ }).waitFor()
  await page.getByTestId('import-file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** The result is counted, and the game replayed by keys: a decision, a phase, the end. */
export async function resultAndReplay({ browser, url }: App, over: MatchRecord, ready: (page: Page) => Promise<void>): Promise<void> {
  const { page, complaints } = await visit(browser, url)
  await bringIn(page, 'over.json', JSON.stringify(over))
  await page.getByRole('link', { name: 'See the result' }).click()
  await page.getByRole('heading', { level: 1, name: /win|draw/i }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.goto(`${url}#/`)
  await page.getByRole('link', { name: `Replay ${over.name}` }).click()
  const count = page.locator('.replay-scrubber-count')
  const last = over.save.decisions.length
  await expect.poll(() => count.textContent()).toBe(`0 / ${last}`)
  await page.keyboard.press(']')
  await page.keyboard.press('Shift+]')
  await ready(page)
  expect(await page.getByTestId('tellings').locator('li').count()).toBeGreaterThan(0)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('End')
  await expect.poll(() => count.textContent()).toBe(`${last} / ${last}`)
  expect(complaints).toEqual([])
  await page.context().close()
}
