/** A scenario before it is played: the ground with who begins where, the story, what wins, and the forces. */
import { aslsk, infantryType, type Scenario, SIDES, type Side, weaponType } from '@firegroup/aslsk'
import { type ReactNode, useMemo } from 'react'
import { hexPoints } from '../../../board/overlay.ts'
import { Counter } from '../../../counters/Counter.tsx'
import { nationLook } from '../../../counters/nations.ts'
import { boxInPlay, MapPicture } from '../../../home/MapPicture.tsx'
import type { ScenarioCard } from '../../game.ts'
import { unitFace, weaponFace } from '../counters.ts'
import { lengthOf, unitsIn } from './estimate.ts'
import { objectivesOf } from './ScenarioPicture.tsx'
import type { Group, Setting } from './types.ts'

/** Painted so wide, and shown no higher than this: the story must not slip off the page. */
const PICTURE = 900
const HIGHEST = 470

export function ScenarioDetail({ card }: { readonly card: ScenarioCard }): ReactNode {
  const scenario = card.scenario as Scenario
  const begun = useMemo(() => aslsk.begin(scenario), [scenario])
  const setting = begun.ok ? begun.value.setting : undefined
  const { briefing, victory } = scenario
  return (
    <article className="scenario">
      <header>
        <h1>{scenario.name}</h1>
        <p>
          {briefing.place}, {briefing.date}
        </p>
      </header>
      <div className="ground-row">
        {setting && <Ground scenario={scenario} setting={setting} />}
        <dl className="facts">
          <div>
            <dt>Turns</dt>
            <dd>
              {scenario.turns}
              {scenario.halfLastTurn ? ', the last one half' : ''}
            </dd>
          </div>
          <div>
            <dt>Units</dt>
            <dd>{unitsIn(scenario)}</dd>
          </div>
          <div>
            <dt>Moves first</dt>
            <dd>{scenario.sides[scenario.movesFirst].name}</dd>
          </div>
          <div>
            <dt>Sets up first</dt>
            <dd>{scenario.sides[scenario.setsUpFirst].name}</dd>
          </div>
          <div className="facts-wide">
            <dt>Length</dt>
            <dd>{lengthOf(scenario).long}</dd>
          </div>
          <div className="facts-wide">
            <dt>Balance</dt>
            <dd>Not measured yet.</dd>
          </div>
        </dl>
      </div>
      <p className="story">{briefing.text}</p>
      <section className="winning">
        <h2>What wins</h2>
        <p>{victory.text}</p>
        {victory.immediately?.map(({ text, side }) => (
          <p key={text}>
            {scenario.sides[side].name} win at once: {text}
          </p>
        ))}
        {(scenario.rules ?? []).length > 0 && (
          <ul>
            {scenario.rules?.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </section>
      <div className="forces">
        {SIDES.map((side) => (
          <Force key={side} scenario={scenario} side={side} />
        ))}
      </div>
    </article>
  )
}

/** The map with the hexes of each side's groups and the objectives on it. The rules say which hexes those are. */
function Ground({ scenario, setting }: { scenario: Scenario; setting: Setting }): ReactNode {
  const { map, groups } = setting
  const box = useMemo(() => boxInPlay(map), [map])
  const objectives = objectivesOf(scenario, map)
  const palette = (side: Side): string => nationLook(scenario.sides[side].nation).palette
  return (
    <figure className="ground" style={{ flexBasis: (HIGHEST * (box.right - box.left)) / (box.bottom - box.top) }}>
      <MapPicture
        map={map}
        width={PICTURE}
        height={(PICTURE * (box.bottom - box.top)) / (box.right - box.left)}
        label={`The map of ${scenario.name}, ${map.size} hexes.${objectives.length > 0 ? ` Objectives: ${objectives.map((hex) => map.grid.idOf(hex)).join(', ')}.` : ''}`}
      >
        {groups.map((group) => (
          <g key={group.id} className={group.entersOn > 0 ? 'area area-enters' : 'area'} style={areaColours(palette(group.side))}>
            {group.area.map((hex) => (
              <polygon key={hex} points={hexPoints(map.grid, hex)} />
            ))}
          </g>
        ))}
        {objectives.map((hex) => (
          <g key={hex} className="objective">
            <polygon className="objective-casing" points={hexPoints(map.grid, hex)} />
            <polygon className="objective-line" points={hexPoints(map.grid, hex)} />
          </g>
        ))}
      </MapPicture>
      <figcaption>
        {SIDES.map((side) => (
          <span key={side}>
            <i className="swatch" style={areaColours(palette(side))} />
            {scenario.sides[side].name} {groups.some((group) => group.side === side && group.entersOn === 0) ? 'set up' : 'enter'}
          </span>
        ))}
        {objectives.length > 0 && (
          <span>
            <i className="swatch swatch-objective" />
            objectives
          </span>
        )}
      </figcaption>
    </figure>
  )
}

const areaColours = (palette: string): { [name: `--${string}`]: string } => ({
  '--area': `var(--${palette}-deep)`,
  '--area-fill': `var(--${palette})`,
})

function Force({ scenario, side }: { scenario: Scenario; side: Side }): ReactNode {
  const { name, elr, groups } = scenario.sides[side]
  return (
    <section className="force">
      <h2>
        {name} <small>ELR {elr}</small>
      </h2>
      <p>{scenario.briefing[side]}</p>
      {groups.map((group) => (
        <ForceGroup key={group.id} group={group} />
      ))}
    </section>
  )
}

function ForceGroup({ group }: { group: Group }): ReactNode {
  const when =
    group.arrival.kind === 'setup' ? 'sets up' : group.arrival.turn === 1 ? 'enters on turn 1' : `enters from turn ${group.arrival.turn}`
  return (
    <div className="force-group">
      <h3>
        {group.name}, <span>{when}</span>
      </h3>
      <ul>
        {group.units.map(({ type, count }) => (
          <li key={type}>
            <Counter face={unitFace({ type, broken: false })} size={46} />
            <Times count={count} words={infantryType(type).label} />
          </li>
        ))}
        {group.weapons?.map(({ type, count }) => (
          <li key={type}>
            <Counter face={weaponFace({ type, malfunctioned: false })} size={46} />
            <Times count={count} words={weaponType(type).name} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Times({ count, words }: { count: number; words: string }): ReactNode {
  return (
    <span>
      <span aria-hidden="true">×{count}</span>
      <span className="visually-hidden">
        {count} of {words}
      </span>
    </span>
  )
}
