/** One tile as a bitmap; the scene of the last map is kept, for its trees are planted once. */
import { paintScene } from '../art/paint.ts'
import { wear } from '../art/palette.ts'
import { buildScene, type Scene } from '../art/scene.ts'
import type { MapSheet } from '../art/sheet.ts'
import type { TileJob } from './painter.ts'

let last: { map: MapSheet; scene: Scene } | undefined

export function paintTile(map: MapSheet, job: TileJob): ImageBitmap {
  wear(map.look)
  if (last?.map !== map) last = { map, scene: buildScene(map) }
  const canvas = new OffscreenCanvas(job.width, job.height)
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('This browser gives no 2D canvas to draw the map on.')
  paintScene(ctx, last.scene, job.view, job.scale, job.density)
  return canvas.transferToImageBitmap()
}
