/** How a game of the Starter Kit is played by mouse and by keyboard when it only has to be played: something of everything, and on. */
import type { Page } from 'playwright-core'
import { canEnd, clickReach, endByClick, endByKey, pressOffer, primary, stepByArrow } from './table.ts'

/** Does something sensible at times, so that every kind of decision is made, and else ends what can be ended. */
export async function byAslskClicks(page: Page, kind: string, times: number): Promise<void> {
  if (kind === 'report') return page.locator('.play-dock-foot button').first().click()
  if (await primary(page).isEnabled()) return primary(page).click()
  if ((times % 4 !== 0 || !(await canEnd(page))) && (await pressOffer(page))) return
  await endByClick(page)
}

/** So many questions of movement are answered by going; at later ones only what is in Motion goes on, because it must. */
const GOING = 60

/** The same, but that men and vehicles really go, now these, now those, and what drives is stopped at times. */
export async function byAslskClicksOnTheMove(page: Page, kind: string, times: number): Promise<void> {
  if (kind !== 'move' || (await primary(page).isEnabled())) return byAslskClicks(page, kind, times)
  const stop = page.locator('.play-drive-choice button[aria-pressed="false"]:enabled', { hasText: 'Stop' })
  if (times % 3 === 0 && (await stop.count()) > 0) return stop.click()
  const ends = (times > GOING || times % 10 === 0) && (await canEnd(page))
  if (ends || !((await clickReach(page, 11 * times)) || (await pressOffer(page, times)))) await endByClick(page)
}

export async function byAslskKeys(page: Page, kind: string, times: number): Promise<void> {
  if (kind === 'firstFire' && times % 3 === 0) return page.keyboard.press('Space')
  if (kind === 'report' || (await primary(page).isEnabled())) return page.keyboard.press('Enter')
  if (kind === 'move' && times < 8) return stepByArrow(page, ['ArrowUp'])
  if (times % 4 === 0) return endByKey(page)
  await page.keyboard.press('n')
  await page.keyboard.press('1')
}
