/** How games are played by keyboard when they only have to be played. Those of the Starter Kit: aslsk-ways.ts. */
import type { Page } from 'playwright-core'
import { endByKey, primary, stepByArrow } from './table.ts'

/** So many impulses are played; later ones are passed. */
const IMPULSES = 12

export async function byLnltKeys(page: Page, kind: string, times: number): Promise<void> {
  if (kind === 'opportunityFire' && times % 4 === 0) return page.keyboard.press('Space')
  if (kind === 'impulse' && times > IMPULSES) return endByKey(page)
  if (kind === 'report' || (await primary(page).isEnabled())) return page.keyboard.press('Enter')
  if (kind === 'impulse' && times % 5 !== 0) return page.keyboard.press('1')
  if (kind !== 'act') return endByKey(page)
  await page.keyboard.press('m')
  await stepByArrow(page, ['ArrowUp', 'ArrowDown', 'ArrowRight'])
}

export async function byUpfrontKeys(page: Page, kind: string, times: number): Promise<void> {
  if (kind === 'report') return page.keyboard.press('Enter')
  if (kind === 'act' && times % 6 === 0) return endByKey(page)
  const idle = (await primary(page).textContent())?.includes('changes places')
  if ((await primary(page).isEnabled()) && !idle) return page.keyboard.press('Enter')
  await page.keyboard.press('1')
}
