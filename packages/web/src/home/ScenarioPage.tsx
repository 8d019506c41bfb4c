/** A scenario before it is played, of any game on a map: the ground with who begins where, the story, what wins, and the forces. */
import type { HexMap } from '@firegroup/hexmap'
import { type ReactNode, useMemo } from 'react'
import { hexPoints } from '../board/overlay.ts'
import { Counter } from '../counters/Counter.tsx'
import type { Face } from '../counters/face.ts'
import { boxInPlay, MapPicture } from './MapPicture.tsx'
import type { Fact } from './measured.ts'

/** Painted so wide, and shown no higher than this: the story must not slip off the page. */
const PICTURE = 900
const HIGHEST = 470

export interface ScenarioPageProps {
  readonly name: string
  /** 'Karpovka, 12 May 1944'. */
  readonly where: string
  readonly facts: readonly Fact[]
  readonly story: string
  /** What wins, as sentences, and what is special. */
  readonly wins: readonly string[]
  readonly rules: readonly string[]
  /** The optional rules that it is played with, each with a sentence. */
  readonly inForce?: readonly { readonly name: string; readonly says: string }[]
  readonly ground: GroundProps | null
  readonly forces: readonly ForceProps[]
}

export interface GroundProps {
  readonly name: string
  readonly map: HexMap
  /** The hexes of each group, in the colours of its nation. */
  readonly areas: readonly { readonly id: string; readonly hexes: readonly number[]; readonly palette: string; readonly enters: boolean }[]
  readonly objectives: readonly number[]
  /** What lies on the map besides, in world units. */
  readonly works?: ReactNode
  readonly sides: readonly { readonly name: string; readonly palette: string; readonly does: string }[]
}

export interface ForceProps {
  readonly name: string
  /** 'ELR 3'. */
  readonly note: string
  readonly text: string
  readonly groups: readonly {
    readonly id: string
    readonly name: string
    /** 'enters on turn 2'. */
    readonly when: string
    readonly counters: readonly { readonly face: Face; readonly words: string; readonly count: number }[]
  }[]
}

export function ScenarioPage({ name, where, facts, story, wins, rules, inForce = [], ground, forces }: ScenarioPageProps): ReactNode {
  return (
    <article className="new-scenario">
      <header>
        <h1>{name}</h1>
        <p>{where}</p>
      </header>
      <div className="new-ground-row">
        {ground && <Ground {...ground} />}
        <dl className="new-facts">
          {facts.map((fact) => (
            <div key={fact.name} className={fact.wide ? 'new-facts-wide' : undefined}>
              <dt>{fact.name}</dt>
              <dd>
                {fact.value} {fact.more && <a href={fact.more.href}>{fact.more.words}</a>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="new-story">{story}</p>
      <section className="new-winning">
        <h2>What wins</h2>
        {wins.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {rules.length > 0 && (
          <ul>
            {rules.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </section>
      {inForce.length > 0 && (
        <section className="new-in-force">
          <h2>Optional rules in force</h2>
          <dl>
            {inForce.map((each) => (
              <div key={each.name}>
                <dt>{each.name}</dt>
                <dd>{each.says}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <div className="new-forces">
        {forces.map((force) => (
          <Force key={force.name} {...force} />
        ))}
      </div>
    </article>
  )
}

/** The map with the hexes of each side's groups and the objectives on it. The rules say which hexes those are. */
function Ground({ name, map, areas, objectives, works, sides }: GroundProps): ReactNode {
  const box = useMemo(() => boxInPlay(map), [map])
  return (
    <figure className="new-ground" style={{ flexBasis: (HIGHEST * (box.right - box.left)) / (box.bottom - box.top) }}>
      <MapPicture
        map={map}
        width={PICTURE}
        height={(PICTURE * (box.bottom - box.top)) / (box.right - box.left)}
        label={`The map of ${name}, ${map.hexes} hexes.${objectives.length > 0 ? ` Objectives: ${objectives.map((hex) => map.grid.idOf(hex)).join(', ')}.` : ''}`}
      >
        {works}
        {areas.map(({ id, hexes, palette, enters }) => (
          <g key={id} className={enters ? 'new-area new-area-enters' : 'new-area'} style={areaColours(palette)}>
            {hexes.map((hex) => (
              <polygon key={hex} points={hexPoints(map.grid, hex)} />
            ))}
          </g>
        ))}
        {objectives.map((hex) => (
          <g key={hex} className="new-objective">
            <polygon className="new-objective-casing" points={hexPoints(map.grid, hex)} />
            <polygon className="new-objective-line" points={hexPoints(map.grid, hex)} />
          </g>
        ))}
      </MapPicture>
      <figcaption>
        {sides.map((side) => (
          <span key={side.name}>
            <i className="new-swatch" style={areaColours(side.palette)} />
            {side.name} {side.does}
          </span>
        ))}
        {objectives.length > 0 && (
          <span>
            <i className="new-swatch new-swatch-objective" />
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

function Force({ name, note, text, groups }: ForceProps): ReactNode {
  return (
    <section className="new-force">
      <h2>
        {name} {note !== '' && <small>{note}</small>}
      </h2>
      <p>{text}</p>
      {groups.map((group) => (
        <div key={group.id} className="new-force-group">
          <h3>
            {group.name}, <span>{group.when}</span>
          </h3>
          <ul>
            {group.counters.map(({ face, words, count }) => (
              <li key={words}>
                <Counter face={face} size={46} />
                <span>
                  <span aria-hidden="true">×{count}</span>
                  <span className="ui-hidden">
                    {count} of {words}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
