/** How a person who takes what the dock proposes plays a whole game of Lock 'n Load by mouse. */
import { endByClick, pressOffer, type Way } from './table.ts'

/** So many impulses in which he acts; from then on he passes. */
export function proposed(impulses: number): Way {
  return async (page, kind, times) => {
    const primary = page.locator('.play-dock-foot [data-primary]')
    if (kind === 'report') return page.locator('.play-dock-foot button').first().click()
    if (kind === 'impulse' && times > impulses) return endByClick(page)
    if (await primary.isEnabled()) return primary.click()
    if ((kind === 'impulse' || kind === 'act') && times % 3 > 0 && (await pressOffer(page))) return
    await endByClick(page)
  }
}
