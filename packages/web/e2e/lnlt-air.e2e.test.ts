import { customsStreet } from '@firegroup/content/boards/customs-street'
import { scenario } from '@firegroup/content/lnlt'
import { lnlt, type Situation } from '@firegroup/lnlt'
import { depth } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { violations } from './browser.ts'
import { anna, begun, computer } from './games.ts'
import { proposed } from './lnlt-ways.ts'
import { asked, clickHex, primary, seated, sitAt } from './table.ts'
import { playThrough } from './whole-game.ts'

const app = servedApp()
const DESK = { viewport: { width: 1440, height: 900 } }

/** A Puma with a squad on board, and somebody far off. */
const SKY: Situation = {
  boards: [{ map: customsStreet, at: { column: 0, row: 0 }, crop: { columns: ['A', 'K'] } }],
  era: 'modern',
  blue: { nation: 'argentine' },
  red: { nation: 'british' },
  units: [
    { side: 'blue', type: 'ar-puma', at: 'B5 air' },
    { side: 'blue', type: 'ar-marine-squad', at: 'reserve', aboard: 0 },
    { side: 'red', type: 'uk-para-squad-falklands', at: 'K9' },
  ],
}

describe('helicopters of Lock ’n Load', () => {
  test('one is flown over the board, hovers at a key, and lets its men off', async () => {
    const { page, complaints } = await sitAt(app, begun(lnlt, { situation: SKY }, 'puma'), { blue: anna, red: computer }, DESK)
    await seated(page)
    expect(await page.locator('.lnlt-altitude').textContent()).toContain('level 1')
    await clickHex(page, 'B5')
    await primary(page).click()
    await asked(page, 'act')
    await page.keyboard.press('m')
    await clickHex(page, 'D5')
    expect(await page.locator('.play-drive-steps li').count()).toBe(2)
    expect(await violations(page)).toEqual([])
    await primary(page).click()
    await asked(page, 'step')
    await primary(page).click()
    await page.getByRole('heading', { name: 'Puma over D5' }).waitFor()
    await page.keyboard.press('d')
    await page.locator('.lnlt-altitude.is-hovering').waitFor()
    await page.keyboard.press('u')
    await page
      .getByText(/gets? off|get off/i)
      .first()
      .waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('a scenario with them is played by clicks to its end', { timeout: 400_000 }, async () => {
    const game = begun(lnlt, { scenario: scenario('two-pumas-out') }, 'pumas')
    const met = await playThrough(app, game, { blue: computer, red: anna }, proposed(14))
    expect([...met]).toEqual(expect.arrayContaining(['impulse', 'act']))
  })
})
