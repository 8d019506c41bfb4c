/** A way through any game of Up Front by clicks alone. */
import type { Page } from 'playwright-core'
import { endByClick, pressOffer } from './table.ts'

/** Chooses a group, then something for it to do; every now and then ends its actions. A change of places could go on for ever. */
export async function byClicks(page: Page, kind: string, times: number): Promise<void> {
  const primary = page.locator('.play-dock-foot [data-primary]')
  if (kind === 'report') return page.locator('.play-dock-foot button').first().click()
  if (kind === 'act' && times % 6 === 0) return endByClick(page)
  if ((await primary.isEnabled()) && !(await isIdle(page))) return primary.click()
  if (await pressOffer(page)) return
  await endByClick(page)
}

const isIdle = async (page: Page): Promise<boolean> =>
  (await page.locator('.play-dock-foot [data-primary]').textContent())?.includes('changes places') ?? false
