/** Sitting down at a table in the browser, and playing on there by pressing what the app offers. Knows no game. */
import type { Game, GameEvent } from '@firegroup/kernel'
import type { MatchRecord } from '@firegroup/table'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { type App, visitAtOnce } from './app.ts'
import { cursorPoint, goToHex, painted, type WatchedPage } from './browser.ts'
import { recordOf } from './games.ts'

/** A game in the browser's store, opened there, where nothing takes time. */
export async function sitAt<S, E extends GameEvent>(
  app: Pick<App, 'url' | 'browser'>,
  game: Game<S, E>,
  players: MatchRecord['players'],
  options: BrowserContextOptions = {},
  settings: object = {},
): Promise<WatchedPage> {
  const watched = await visitAtOnce(app, '', options, settings)
  await watched.page.getByText('No games yet.').waitFor()
  await watched.page.evaluate(keep, JSON.stringify(recordOf('table', 'A game', game, players)))
  await watched.page.goto(`${app.url}#/play/table`)
  return watched
}

/** Until there is something to decide. */
export async function seated(page: Page): Promise<void> {
  await painted(page)
  await page.locator('.play:not([data-asked=""])').waitFor()
}

/** Runs in the page. */
export async function keep(record: string): Promise<void> {
  const opening = indexedDB.open('firegroup')
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

/** The button of what is decided now, wherever in the dock it is. */
export const primary = (page: Page) => page.locator('.play-dock [data-primary]')

export type Way = (page: Page, kind: string, times: number) => Promise<void>

/** Answers whatever is asked until the game is over; the kinds of question that were met. */
export async function playOn(page: Page, answer: Way): Promise<Set<string>> {
  const met = new Map<string, number>()
  for (let i = 0; i < 1500; i++) {
    await page.locator('.play:not([data-asked=""]), .play-outcome').first().waitFor({ timeout: 30_000 })
    if (await page.locator('.play-outcome').count()) break
    const kind = await kindOf(page)
    if (kind === '') continue
    met.set(kind, (met.get(kind) ?? 0) + 1)
    await answer(page, kind, met.get(kind)!)
  }
  return new Set(met.keys())
}

/**
 * Presses one of what the dock offers, the first unless another is asked for; false where there is none. An offer may be gone before it is
 * pressed, when the table has gone on by itself: then nothing was pressed, and whatever is asked now is looked at anew.
 */
export async function pressOffer(page: Page, which = 0): Promise<boolean> {
  const offers = page.locator('.table-dock-body .play-offer:not([aria-disabled="true"]):not([aria-pressed="true"])')
  const count = await offers.count()
  if (count === 0) return false
  await offers
    .nth(which % count)
    .click({ timeout: 2000 })
    .catch(() => undefined)
  return true
}

const ending = (page: Page) => page.locator('.play-action-end:not([aria-disabled="true"])')

export const canEnd = async (page: Page): Promise<boolean> => (await ending(page).count()) > 0

/** Ends what can be ended, also when it is asked once more. */
export async function endByClick(page: Page): Promise<void> {
  const end = ending(page)
  await end.click()
  if (await page.locator('.play-action-end.is-asking').count()) await end.click()
}

export async function endByKey(page: Page): Promise<void> {
  await page.keyboard.press('e')
  if (await page.locator('.play-action-end.is-asking').count()) await page.keyboard.press('e')
}

/** Takes the next stack and goes to a hex beside it with the cursor; ends what is asked where nobody can go. */
export async function stepByArrow(page: Page, arrows: readonly string[]): Promise<void> {
  for (const arrow of arrows) {
    await page.keyboard.press('n')
    await page.keyboard.press(arrow)
    await page.keyboard.press('Enter')
    if (await primary(page).isEnabled()) return
    await page.keyboard.press('Escape')
  }
  await endByKey(page)
}

/** The pointer finds a hex by its picture; the test, by asking for it. */
export async function clickHex(page: Page, hex: string): Promise<void> {
  await goToHex(page, hex)
  const { x, y } = await cursorPoint(page)
  await page.mouse.click(x, y)
}

/**
 * A click on a hex that is marked as within reach and not under anything, looked for from one of them on; false when there is none, or when
 * nobody goes there after all.
 */
export async function clickReach(page: Page, from = 0): Promise<boolean> {
  const free = await page.evaluate(freeTag, from)
  if (!free) return false
  await page.mouse.click(free.x, free.y)
  return primary(page).isEnabled()
}

/** Runs in the page. */
function freeTag(from: number): { x: number; y: number } | null {
  const tags = [...document.querySelectorAll('.board-hex-tag')]
  const first = from % Math.max(1, tags.length)
  for (const tag of [...tags.slice(first), ...tags.slice(0, first)]) {
    const { left, top, width, height } = tag.getBoundingClientRect()
    const middle = { x: left + width / 2, y: top + height / 2 }
    if (document.elementFromPoint(middle.x, middle.y)?.closest('.board')) return middle
  }
  return null
}
