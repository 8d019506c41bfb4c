/** The ground along a line of fire from the side: hills, what stands on them, who looks from how high, and where the line goes. */
import { hexOf, isAloft, type LnltState, type Location, levelOf, sightOf, terrainAt } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { Rule } from '../../../../play/dock/parts.tsx'
import { placeName } from '../words.ts'

interface HeightsProps {
  readonly s: LnltState
  readonly from: Location
  readonly to: Location
}

const WIDTH = 320
const LEVEL = 22
const FLOOR = 92

/** Only where height is in question: somebody is in the air or higher than the other, or a hill lies between. */
export function Heights({ s, from, to }: HeightsProps): ReactNode {
  const { map } = s.setting
  const between = from < 0 || to < 0 || hexOf(from) === hexOf(to) ? null : sightOf(s, from, to)
  if (!between) return null
  const hexes = [hexOf(from), ...new Set(between.crossed.filter((hex) => hex !== hexOf(from) && hex !== hexOf(to))), hexOf(to)]
  const [here, there] = [levelOf(s.setting, from), levelOf(s.setting, to)]
  const rises = hexes.some((hex) => map.levels[hex] !== map.levels[hexes[0]!])
  if (here === there && !rises && !isAloft(from) && !isAloft(to)) return null
  const step = WIDTH / hexes.length
  const top = Math.max(3, here, there, ...hexes.map((hex) => map.levels[hex]! + terrainAt(s.setting, hex).height)) + 0.4
  const levels = [...Array(Math.floor(top) + 1).keys()]
  const y = (level: number): number => FLOOR - (level * LEVEL * 3) / top
  const middle = (i: number): number => 24 + step * (i + 0.5)
  const ground = hexes.map((hex, i) => `${i === 0 ? 'M' : 'L'}${24 + step * i} ${y(map.levels[hex]!)}H${24 + step * (i + 1)}`).join('')
  const words = `From level ${here} in ${placeName(s, from)} to level ${there} in ${placeName(s, to)}${between.blocked ? `: ${between.blocked.reason}` : ''}.`
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>
          Heights, {map.grid.idOf(hexOf(from))} to {map.grid.idOf(hexOf(to))}
        </span>
        <Rule rule={isAloft(from) || isAloft(to) ? '19.2.1' : '10.3'} about="heights" />
      </h2>
      <svg className="lnlt-heights" viewBox={`0 0 ${WIDTH + 30} 116`} role="img" aria-label={words}>
        {levels.map((level) => (
          <g key={level}>
            <path className="lnlt-heights-level" d={`M20 ${y(level)}H${WIDTH + 24}`} />
            <text x="12" y={y(level) + 4} textAnchor="middle">
              {level}
            </text>
          </g>
        ))}
        <path className="lnlt-heights-ground" d={`${ground}V${FLOOR + 6}H24z`} />
        {hexes.map((hex, i) => {
          const { height, los } = terrainAt(s.setting, hex)
          const base = map.levels[hex]!
          return (
            <g key={hex}>
              {height > 0 && (
                <rect
                  className={los === 'blocking' ? 'lnlt-heights-obstacle' : 'lnlt-heights-growth'}
                  x={middle(i) - step * 0.36}
                  width={step * 0.72}
                  y={y(base + height)}
                  height={y(base) - y(base + height)}
                  rx="3"
                />
              )}
              <text x={middle(i)} y={FLOOR + 20} textAnchor="middle">
                {hexes.length > 9 && i % 2 === 1 ? '' : map.grid.idOf(hex)}
              </text>
            </g>
          )
        })}
        <path
          className={between.blocked ? 'lnlt-heights-line is-blocked' : 'lnlt-heights-line'}
          d={`M${middle(0)} ${y(here) - 6}L${middle(hexes.length - 1)} ${y(there) - 6}`}
        />
        <circle className="lnlt-heights-end" cx={middle(0)} cy={y(here) - 6} r="5" />
        <circle className="lnlt-heights-end is-target" cx={middle(hexes.length - 1)} cy={y(there) - 6} r="5" />
      </svg>
      {between.blocked && <p className="table-hint">{words}</p>}
    </section>
  )
}
