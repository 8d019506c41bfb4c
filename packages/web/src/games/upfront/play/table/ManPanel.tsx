/** Everything about a man: his weapon with its firepower by range, and his numbers. */
import type { ManLook, Nation } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import { Icon } from '../../../../icons.tsx'
import { Rule } from '../../../../play/dock/parts.tsx'
import { Portrait } from '../../art/Portrait.tsx'
import { marksOf } from '../../art/Soldier.tsx'

export function ManPanel({
  man,
  nation,
  onClose,
}: {
  readonly man: ManLook
  readonly nation: Nation
  readonly onClose: () => void
}): ReactNode {
  const { name, rank, role, weapon, row, pinned, threshold, kia } = man
  return (
    <section className="table-panel uf-man-panel" aria-label={name}>
      <h2 className="play-panel-line">
        <Portrait nation={nation} leads={role !== null} />
        <span>
          {rank} {name}
        </span>
        <button type="button" className="ui-icon-button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </h2>
      <p>{[weapon === '' ? 'unarmed' : weapon, ...(pinned ? ['pinned'] : []), ...marksOf(man).map(({ said }) => said)].join(', ')}.</p>
      {row && (
        <table className="uf-row-table">
          <caption>
            Firepower by relative range <Rule rule="6.2" />
          </caption>
          <thead>
            <tr>
              {row.map((_, range) => (
                <th key={RANGES[range]} scope="col">
                  {range}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {row.map((factors, range) => (
                <td key={RANGES[range]}>{factors}</td>
              ))}
            </tr>
          </tbody>
        </table>
      )}
      <dl>
        <div>
          <dt>
            {pinned ? 'Panics at' : 'Pinned at'} <Rule rule={pinned ? '6.53' : '6.52'} />
          </dt>
          <dd>{threshold} or more</dd>
        </div>
        <div>
          <dt>
            Killed at <Rule rule="6.51" />
          </dt>
          <dd>{kia} or more</dd>
        </div>
      </dl>
    </section>
  )
}

const RANGES = '012345'
