/** Sitting down at a table in the browser, and playing on there by pressing what the app offers. Knows no game. */
import { type Game, type GameEvent, saveGame } from '@firegroup/kernel'
import type { MatchRecord } from '@firegroup/table'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { painted, visit, type WatchedPage } from './browser.ts'
import type { Server } from './serve.ts'

export const computer = { type: 'computer', level: 'greedy' } as const
export const anna = { type: 'human', name: 'Anna' } as const
export const ben = { type: 'human', name: 'Ben' } as const

/** A game in the browser's store, opened there, where nothing takes time. */
export async function sitAt<S, E extends GameEvent>(
  browser: Browser,
  server: Server,
  game: Game<S, E>,
  players: MatchRecord['players'],
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const at = '2026-05-02T10:00:00.000Z'
  const save = saveGame(game)
  const record: MatchRecord = { format: 'firegroup-match', version: 1, id: 'table', name: 'A game', begun: at, played: at, players, save }
  const localStorage = [{ name: 'firegroup.settings', value: '{"tempo":"instant"}' }]
  const storageState = { cookies: [], origins: [{ origin: new URL(server.url).origin, localStorage }] }
  const watched = await visit(browser, server.url, { ...options, storageState })
  await watched.page.getByText('No games yet.').waitFor()
  await watched.page.evaluate(keep, JSON.stringify(record))
  await watched.page.goto(`${server.url}#/play/table`)
  return watched
}

/** Until there is something to decide. */
export async function seated(page: Page): Promise<void> {
  await painted(page)
  await page.locator('.play:not([data-asked=""])').waitFor()
}

/** Runs in the page. */
async function keep(record: string): Promise<void> {
  const opening = indexedDB.open('firegroup', 1)
  await new Promise((resolve) => {
    opening.onsuccess = resolve
  })
  const writing = opening.result.transaction(['matches'], 'readwrite')
  writing.objectStore('matches').put(JSON.parse(record))
  await new Promise((resolve) => {
    writing.oncomplete = resolve
  })
  opening.result.close()
}

export const kindOf = async (page: Page): Promise<string> => (await page.locator('.play').getAttribute('data-asked')) ?? ''

export async function asked(page: Page, kind: string): Promise<void> {
  await page.locator(`.play[data-asked="${kind}"]`).waitFor()
}

export type Way = (page: Page, kind: string, times: number) => Promise<void>

/** Answers whatever is asked until the game is over; the kinds of question that were met. */
export async function playOn(page: Page, answer: Way): Promise<Set<string>> {
  const met = new Map<string, number>()
  for (let i = 0; i < 1500; i++) {
    await page.locator('.play:not([data-asked=""]), .outcome').first().waitFor({ timeout: 30_000 })
    if (await page.locator('.outcome').count()) break
    const kind = await kindOf(page)
    if (kind === '') continue
    met.set(kind, (met.get(kind) ?? 0) + 1)
    await answer(page, kind, met.get(kind)!)
  }
  return new Set(met.keys())
}

/** Ends what can be ended, also when it is asked once more. */
export async function endByClick(page: Page): Promise<void> {
  const end = page.locator('.action-end')
  await end.click()
  if (await page.locator('.action-end.is-asking').count()) await end.click()
}

export async function endByKey(page: Page): Promise<void> {
  await page.keyboard.press('e')
  if (await page.locator('.action-end.is-asking').count()) await page.keyboard.press('e')
}
