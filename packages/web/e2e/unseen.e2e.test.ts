import { aslsk } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import { describe, expect, test } from 'vitest'
import { gunSituation } from '../src/games/aslsk/testing/gun-situation.ts'
import { servedApp } from './app.ts'
import { violations } from './browser.ts'
import { anna, begun, ben, computer } from './games.ts'
import { clickHex, seated, sitAt } from './table.ts'

const app = servedApp()

/** The Russians of Y5 are concealed, their Gun in W7 is hidden, and so is a German mortar. */
function fog() {
  const plain = gunSituation() as { units: { side: string; at: string }[] }
  const units = plain.units.map((unit) => {
    if (unit.at === 'Y5' || unit.at === 'CC5') return { ...unit, concealed: true }
    return unit.at === 'W7' || unit.at === 'EE6' ? { ...unit, hidden: true } : unit
  })
  units.push({ side: 'axis', type: 'ge-4-6-7', at: 'AA5' } as (typeof units)[number])
  return gunSituation({ units, rules: [{ type: 'concealment', text: 'Concealment is in effect.' }] })
}

describe('what a player cannot see', () => {
  test('is three sheets with a question mark, or nothing; fire at it is halved, and who is there is not told', async () => {
    const { page, complaints } = await sitAt(app, begun(aslsk, { situation: fog() }, 'fog'), { allied: computer, axis: anna })
    await seated(page)
    const said = await page.locator('body').innerHTML()
    expect(said).not.toMatch(/ZIS|45mm|W7: .*Russian/)
    await clickHex(page, 'AA5')
    await clickHex(page, 'Y5')
    await page.getByText('The target is concealed: half of 4').waitFor()
    await page
      .getByText(/^if its morale is \d$/)
      .first()
      .waitFor()
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('is set up in private: the screen is handed over, and a hidden Gun is on nobody else’s map', async () => {
    const { page, complaints } = await sitAt(app, begun(aslsk, { scenario: scenario('nobody-in-the-huts') }, 'huts'), {
      allied: anna,
      axis: ben,
    })
    await page.locator('.play-hand-over').waitFor()
    await page.getByRole('heading', { name: 'Ben, your turn' }).waitFor()
    await page.keyboard.down('Enter')
    await seated(page)
    await page.keyboard.up('Enter')
    await page.locator('.play-dock [data-primary]').click()
    await page.getByRole('heading', { name: 'Anna, your turn' }).waitFor()
    expect(await page.locator('.board').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await page.keyboard.down('Enter')
    await seated(page)
    await page.keyboard.up('Enter')
    expect(await page.locator('.board').innerHTML()).not.toContain('Infantry Gun')
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
