import { scenario } from '@firegroup/content/lnlt'
import { lnlt, type Situation } from '@firegroup/lnlt'
import { depth } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { violations } from './browser.ts'
import { anna, begun, computer } from './games.ts'
import { proposed } from './lnlt-ways.ts'
import { asked, clickHex, playOn, seated, sitAt } from './table.ts'

const app = servedApp()
const DESK = { viewport: { width: 1440, height: 900 } }

/** A Leader and a Squad before a Bunker, at night. */
const NIGHT: Situation = {
  ground: { columns: 9, rows: 7, hexes: { C3: 'open', F4: 'open' } },
  blue: { nation: 'american' },
  red: { nation: 'german' },
  rules: [{ type: 'night', text: 'Night.' }],
  units: [
    { side: 'blue', type: 'us-leader-6-1', at: 'C3' },
    { side: 'blue', type: 'us-infantry-squad', at: 'C3' },
    { side: 'red', type: 'de-wehrmacht-squad', at: 'F4 bunker' },
    { side: 'red', type: 'de-wehrmacht-squad', at: 'I7' },
  ],
  markers: [{ kind: 'bunker', at: 'F4', side: 'red', value: 3, facing: 5 }],
}

describe('a night of Lock ’n Load', () => {
  test('what nobody sees is dark, also beyond the hexes, and a Starshell lights a Bunker', async () => {
    const { page, complaints } = await sitAt(app, begun(lnlt, { situation: NIGHT }, 'lamp'), { blue: anna, red: computer }, DESK)
    await seated(page)
    // one dark over the whole sheet, with a hole for every hex that is seen: those of two hexes around C3
    const dark = (await page.locator('.lnlt-dark').getAttribute('d'))!
    expect(dark.split('z').length - 2).toBe(19)
    expect(await page.locator('.lnlt-edge.is-seen').count()).toBe(1)
    expect(await page.locator('.lnlt-work.is-bunker').count()).toBe(1)
    await clickHex(page, 'C3')
    await page.locator('.play-dock-foot [data-primary]').click()
    await asked(page, 'act')
    await page.keyboard.press('h')
    await clickHex(page, 'F4')
    expect(await violations(page)).toEqual([])
    await page.locator('.play-dock-foot [data-primary]').click()
    await page
      .getByText(/fires a Starshell over F4/)
      .first()
      .waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('is played by clicks to its end', { timeout: 240_000 }, async () => {
    const game = begun(lnlt, { scenario: scenario('a-lamp-in-the-mill') }, 'night')
    const { page, complaints } = await sitAt(app, game, { blue: anna, red: computer }, DESK)
    await seated(page)
    await playOn(page, proposed(10))
    await page.getByRole('heading', { name: /^You (win|lose)$/ }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
