import { depth } from '@firegroup/testkit'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { cursorPoint, goToHex, openPage, painted, phone, violations } from './browser.ts'

const app = servedApp()

describe('the boards', () => {
  test('load without errors or requests to anywhere else, and are painted with many colours', async () => {
    const { page, complaints } = await openPage(app.browser, `${app.url}#/boards`)
    expect(await coloursOnBoard(page)).toBeGreaterThan(300)
    await page.getByRole('button', { name: 'Lark Hill' }).click()
    await page.getByText('A three-level hill').waitFor()
    await painted(page)
    expect(await coloursOnBoard(page)).toBeGreaterThan(300)
    for (const tab of ['Two joined', 'Random']) {
      await page.getByRole('button', { name: tab }).click()
      await painted(page)
    }
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('a random board is the same for the same seed and another for the next', async () => {
    const { page } = await openPage(app.browser, `${app.url}#/boards/random/village/5`)
    const first = await boardPicture(page)
    await page.getByRole('button', { name: 'Another one' }).click()
    await page.getByText('Random village 6').first().waitFor()
    await painted(page)
    const second = await boardPicture(page)
    await page.goto(`${app.url}#/boards/random/village/5`)
    await page.getByText('Random village 5').first().waitFor()
    await painted(page)
    expect(second).not.toBe(first)
    expect(await boardPicture(page)).toBe(first)
    await page.context().close()
  })

  test.runIf(depth.isDeep)('move exactly as they are dragged, repaint crisp after a zoom, and fit on a double click', async () => {
    const { page } = await openPage(app.browser, `${app.url}#/boards`)
    const before = await worldBox(page)
    await page.mouse.move(500, 400)
    await page.mouse.down()
    await page.mouse.move(430, 380, { steps: 4 })
    await page.mouse.up()
    const after = await worldBox(page)
    expect([after.x - before.x, after.y - before.y]).toEqual([-70, -20])

    await page.mouse.wheel(0, -300)
    await expect.poll(async () => (await worldBox(page)).width).toBeGreaterThan(before.width * 1.3)
    await expect.poll(() => page.locator('.board-tile-level').count()).toBe(1)
    const stretch = (canvas: HTMLCanvasElement): number => canvas.getBoundingClientRect().width / canvas.width
    await expect.poll(() => page.locator('.board-tile-level canvas').first().evaluate(stretch)).toBeCloseTo(1, 6)

    await page.mouse.dblclick(500, 400)
    await expect.poll(async () => (await worldBox(page)).width).toBeLessThan(1010)
    await page.context().close()
  })
})

describe('the line of sight', () => {
  test.runIf(depth.isDeep)('says the same by mouse, by two clicks and by keyboard', async () => {
    const { page } = await openPage(app.browser, `${app.url}#/boards`)
    await goToHex(page, 'O9')
    const to = await cursorPoint(page)
    await goToHex(page, 'K6')
    const from = await cursorPoint(page)
    await page.keyboard.press('l')
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
      await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    const typed = await sightWords(page)
    expect(typed).toMatch(/^K6 to O9, range 5\./)
    expect(typed).toContain('through the depiction')
    expect(await page.locator('output').textContent()).toBe(await page.getByTestId('sight-summary').textContent())

    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.board-sight').count()).toBe(0)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 6 })
    await page.mouse.up()
    expect(await sightWords(page)).toBe(typed)

    await page.keyboard.press('Escape')
    await page.mouse.click(from.x, from.y)
    await page.mouse.click(to.x, to.y)
    expect(await sightWords(page)).toBe(typed)
    await page.context().close()
  })

  test.runIf(depth.isDeep)('marks the first obstacle with a cross, hindrances with dashes, and names both', async () => {
    const { page } = await openPage(app.browser, `${app.url}#/boards`)
    await dropFile(page, 'meadow.json', JSON.stringify(meadow))
    await page.getByRole('heading', { name: 'Meadow' }).waitFor()
    const marks = (): Promise<number[]> =>
      Promise.all(
        ['.board-sight-clear', '.board-sight-hindered', '.board-sight-obstacle', '.board-sight-cross'].map((mark) =>
          page.locator(mark).count(),
        ),
      )
    await sightByKeyboard(page, 'C1', 'C3')
    expect(await page.getByTestId('sight-summary').textContent()).toBe('C1 to C3, range 2. First obstacle: woods in C2.')
    expect(await marks()).toEqual([1, 0, 1, 1])
    expect(await page.locator('.board-sight-chip').allTextContents()).toEqual(['range 2', 'woods'])
    await sightByKeyboard(page, 'E1', 'E3')
    expect(await marks()).toEqual([2, 1, 0, 0])
    expect(await page.locator('.board-sight-chip').allTextContents()).toEqual(['range 2', 'orchard'])
    await sightByKeyboard(page, 'B1', 'B3')
    expect(await marks()).toEqual([1, 0, 0, 0])
    await page.context().close()
  })
})

describe('for everyone', () => {
  test.runIf(depth.isDeep)('no accessibility violations, with and without a line', async () => {
    const { page } = await openPage(app.browser, `${app.url}#/boards/random/mixed/2`)
    expect(await violations(page)).toEqual([])
    await sightByKeyboard(page, 'D4', 'J8')
    expect(await violations(page)).toEqual([])
    await page.context().close()
  })

  test('a phone shows the board, opens the sheet and never scrolls sideways', async () => {
    const { page, complaints } = await openPage(app.browser, `${app.url}#/boards`, phone)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('button', { name: 'Line of sight' }).click()
    const { width } = await worldBox(page)
    await spreadFingers(page)
    await expect.poll(async () => (await worldBox(page)).width).toBeGreaterThan(width * 1.2)
    expect(await page.locator('.board-sight').count()).toBe(0)
    await page.touchscreen.tap(120, 300)
    await page.touchscreen.tap(300, 420)
    await page.getByRole('button', { name: 'Raise the sheet' }).click()
    expect(await page.getByTestId('sight-lines').locator('li').count()).toBeGreaterThan(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('a map file', () => {
  test('that is corrupt, like a hex that is not there, is refused with sentences and nothing is lost; a sound one opens', async () => {
    const { page, complaints } = await openPage(app.browser, `${app.url}#/boards`)
    await goToHex(page, 'K6')
    await page.keyboard.press('/')
    await page.locator('.table-go-to input:focus').waitFor()
    await page.keyboard.type('zz99')
    await page.keyboard.press('Enter')
    await page.getByText('There is no hex “zz99” on this board.').waitFor()
    await page.keyboard.press('Escape')
    await dropFile(page, 'torn.json', '{"format":"firegroup-map","version":1,')
    await page.getByText('torn.json was not opened').waitFor()
    await page.getByText(/It is cut off: its JSON ends in the middle/).waitFor()
    await dropFile(page, 'wrong.json', '{"format":"firegroup-map","version":9,"id":"x","name":"X"}')
    await page.getByText('wrong.json was not opened').waitFor()
    await page.getByText(/lacks the key "grid"/).waitFor()
    expect(await page.locator('[data-hex][tabindex="0"]').getAttribute('aria-label')).toMatch(/^K6,/)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Close' }).click()
    expect(await page.getByText('was not opened').count()).toBe(0)

    await dropFile(page, 'meadow.json', JSON.stringify(meadow))
    await page.getByRole('heading', { name: 'Meadow' }).waitFor()
    await painted(page)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

const square = (x: number, y: number): number[][] => [
  [x - 30, y - 30],
  [x + 30, y - 30],
  [x + 30, y + 30],
  [x - 30, y + 30],
]

/** Open ground with a wood in C2 and an orchard in E2. */
const meadow = {
  format: 'firegroup-map',
  version: 1,
  id: 'meadow',
  name: 'Meadow',
  grid: { columns: 7, rows: 3, firstColumn: 'high' },
  hexes: Object.fromEntries(
    [...'ABCDEFG'].flatMap((column, index) =>
      (index % 2 === 0 ? [1, 2, 3] : [0, 1, 2, 3]).map((row) => [`${column}${row}`, { terrain: 'open' }]),
    ),
  ),
  hexsides: [],
  depictions: [
    { id: 'wood', terrain: 'woods', polygon: square(360, 180) },
    { id: 'trees', terrain: 'orchard', polygon: square(720, 180) },
  ],
  ways: [],
}

async function sightByKeyboard(page: Page, from: string, to: string): Promise<void> {
  await goToHex(page, from)
  await page.keyboard.press('l')
  await goToHex(page, to)
  await page.keyboard.press('Enter')
  await page.getByTestId('sight-summary').getByText(`${from} to ${to},`).waitFor()
}

const sightWords = async (page: Page): Promise<string> =>
  `${await page.getByTestId('sight-summary').textContent()} ${(await page.getByTestId('sight-lines').locator('li').allTextContents()).join(' ')}`

/** How many different colours a coarse look at the board finds. */
async function coloursOnBoard(page: Page): Promise<number> {
  const picture = await boardPicture(page)
  return page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (char) => char.charCodeAt(0))]))
    const canvas = new OffscreenCanvas(160, 100)
    const ctx = canvas.getContext('2d')
    ctx?.drawImage(bitmap, 0, 0, 160, 100)
    const pixels = ctx?.getImageData(0, 0, 160, 100).data ?? new Uint8ClampedArray()
    const colours = new Set<number>()
    for (let i = 0; i < pixels.length; i += 4) colours.add(((pixels[i]! >> 3) << 10) | ((pixels[i + 1]! >> 3) << 5) | (pixels[i + 2]! >> 3))
    return colours.size
  }, picture)
}

const boardPicture = async (page: Page): Promise<string> =>
  (await page.screenshot({ clip: { x: 300, y: 200, width: 480, height: 400 } })).toString('base64')

/** A pinch, two fingers going apart. */
async function spreadFingers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 400, id })) })
  await touch('touchStart', 180)
  await touch('touchStart', 180, 220)
  for (let step = 1; step <= 4; step++) await touch('touchMove', 180 - step * 4, 220 + step * 4)
  await touch('touchEnd')
}

async function worldBox(page: Page): Promise<{ x: number; y: number; width: number }> {
  const box = await page.locator('.board-world').boundingBox()
  if (!box) throw new Error('The board is not on the page.')
  return box
}

async function dropFile(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([fileName, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content!], fileName!, { type: 'application/json' }))
      document.querySelector('.board')?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }))
    },
    [name, text],
  )
}
