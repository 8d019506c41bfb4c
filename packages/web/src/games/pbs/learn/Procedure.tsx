/** The procedure and its tables, as the game uses them; what is ours is marked. */
import { iftTables, ordnanceTables, SWITCHES, TREES } from '@firegroup/pbs'
import type { ReactNode } from 'react'
import { RuleLink } from '../../../learn/index.ts'
import './procedure.css'

const { 'activation-range': activation, cfftc, 'hold-fire-doctrine': doctrine, 'continuing-attacks': another, sff } = iftTables
const { 'oftc-table': oftc, 'oftc-drm': oftcDrm, 'motion-attempt': motion, 'target-class': classes } = ordnanceTables

export function Procedure(): ReactNode {
  return (
    <section className="pbs-procedure" aria-labelledby="pbs-procedure">
      <h2 id="pbs-procedure">The procedure and its tables</h2>
      <p>
        Each expenditure of yours is answered by walking these trees: {[...TREES.values()].map(({ title }) => title).join(', ')}. The game’s
        rules alone know what is legal and what comes of it; the book only chooses. Two tables are lost: their numbers are <Ours />.
      </p>
      <Table title="Activation Range, in hexes, by columns to spare" ours={activation.ours === true} rule="PBS-FD-11">
        <thead>
          <tr>
            <th scope="col">Range</th>
            {['0', '1', '2', '3 or more'].map((spare) => (
              <th key={spare} scope="col">
                {spare}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {activation.rows.map(({ range, suppression, interdiction }) => (
            <tr key={range}>
              <th scope="row">{range}</th>
              {suppression.map((most, spare) => (
                <td key={`${range} ${spare === 0 ? 'none' : spare}`}>
                  {most === interdiction[spare] ? most : `${most}, Interdiction ${interdiction[spare]}`}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Table title="Ordnance fire check: the highest ten-sided die that fires" ours={oftc.ours === true} rule="PBS-OFT-36">
        <tbody>
          <tr>
            <th scope="row">Hits on</th>
            {oftc.rows.map(({ index }) => (
              <td key={index}>{index}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">Fires on</th>
            {oftc.rows.map(({ index, need }) => (
              <td key={index}>{need}</td>
            ))}
          </tr>
        </tbody>
      </Table>
      <Table title="Target Class, by the highest To Kill roll that harms" rule="PBS-DEF-01">
        <tbody>
          {classes.rows.map((row) => (
            <tr key={row.class}>
              <th scope="row">{row.class}</th>
              <td>{row.least === 0 ? 'less' : `${row.least} or more`}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Modifiers title={`Conditional fire check: two dice, over ${cfftc.morale} fires`} rows={cfftc.drm} />
      <Modifiers title="Hold Fire Doctrine: a ten-sided die, 4 or less is enforced" rows={doctrine.drm} />
      <Modifiers title={`Another firer: a ten-sided die, ${another.goOnMax} or less goes on`} rows={another.drm} />
      <Modifiers title={`Subsequent First Fire: a ten-sided die, ${sff.fireMax} or less`} rows={sff.drm} />
      <Modifiers title="Ordnance fire check: what is added" rows={oftcDrm.drm} />
      <Modifiers title={`Motion check: two dice, ${motion.morale} or less tries`} rows={motion.drm} />
      <h3>Rulings</h3>
      <p>Where the book is silent or damaged a ruling was made. Each is a switch that a scenario may set.</p>
      <ul>
        {Object.entries(SWITCHES).map(([name, { says, usual, gap }]) => (
          <li key={name}>
            <code>{name}</code> ({gap}), {String(usual)}: {says}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Ours(): ReactNode {
  return <span className="pbs-our-numbers">our numbers</span>
}

interface TableProps {
  readonly title: string
  readonly rule: string
  readonly ours?: boolean
  readonly children: ReactNode
}

function Table({ title, rule, ours, children }: TableProps): ReactNode {
  return (
    <div className="pbs-procedure-table">
      <h3>
        {title} <RuleLink rule={rule} /> {ours && <Ours />}
      </h3>
      <table>{children}</table>
    </div>
  )
}

interface ModifiersProps {
  readonly title: string
  readonly rows: readonly { readonly id: string; readonly rule: string; readonly says: string; readonly value: number }[]
}

function Modifiers({ title, rows }: ModifiersProps): ReactNode {
  return (
    <Table title={title} rule={rows[0]!.rule}>
      <tbody>
        {rows.map(({ id, rule, says, value }) => (
          <tr key={id}>
            <th scope="row">{value > 0 ? `+${value}` : `−${Math.abs(value)}`}</th>
            <td>{says}</td>
            <td>
              <RuleLink rule={rule} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
