import { Card } from '@agency/ui/Card'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { DashboardCard } from '#app/layouts/admin/dashboard-card.tsx'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { load, type Outputs } from '#app/rendering/trpc.ts'
import { formatNumber, languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { figuresQuery } from './queries.ts'

type Block = Outputs['dashboard']['figures'][number]
type Titled = Extract<Block, { title: string }>
type Figure = Block['figures'][number]

export const loadPart = () => load(figuresQuery())

/** The figures of the business, single ones first; each leads to the list of what it counts. */
export function Part() {
  const { data: blocks } = useSuspenseQuery(figuresQuery())
  const single = blocks
    .filter(block => !isTitled(block))
    .flatMap(({ id, figures }) => figures.map(each => ({ ...each, id: `${id}-${each.id}` })))
  const titled = blocks.filter(isTitled)
  if (blocks.length === 0) return null
  return (
    <section aria-label={m.figures_title()} className="@container grid min-w-0 grid-cols-1 gap-6">
      {single.length > 0 && <SingleFigures figures={single} />}
      {titled.length > 0 && (
        <div className={titled.length > 1 ? 'gap-x-6 @3xl:columns-2 *:break-inside-avoid *:not-last:mb-6' : undefined}>
          {titled.map(block => (
            <FigureTable key={block.id} {...block} />
          ))}
        </div>
      )}
    </section>
  )
}

const isTitled = (block: Block): block is Titled => 'title' in block

function SingleFigures({ figures }: { figures: Figure[] }) {
  return (
    <Card padding="none" className="overflow-hidden">
      <dl className="flex flex-wrap gap-px bg-line">
        {figures.map(figure => (
          <SingleFigure key={figure.id} {...figure} />
        ))}
      </dl>
    </Card>
  )
}

function SingleFigure({ label, count, to, search, tone }: Figure) {
  const id = useId()
  const number = formatNumber(count)
  return (
    <div className="relative flex grow basis-36 flex-col-reverse justify-end bg-surface px-3 py-3 has-[a:hover]:bg-sunken sm:px-5">
      <dt id={id} className="text-sm text-muted">
        {label}
      </dt>
      <dd className={`font-display text-2xl font-semibold tabular-nums ${tone === 'urgent' ? 'text-danger' : ''}`}>
        {to ? (
          <Link
            to={to}
            {...(search && { search })}
            id={`${id}-figure`}
            aria-labelledby={`${id} ${id}-figure`}
            className="leading-[inherit] after:absolute after:inset-0 focus-visible:after:rounded-lg focus-visible:-outline-offset-2"
          >
            {number}
          </Link>
        ) : (
          number
        )}
      </dd>
    </div>
  )
}

/** Four columns of money fit into a card of a half page, and on a phone. */
const narrow = 'min-w-18! px-1.5! whitespace-normal! first:ps-3! last:pe-3!'
const figureCell = 'min-w-0! px-1.5! whitespace-normal! last:pe-3!'
const cell = 'py-1! align-middle!'

function FigureTable({ title, columns, figures, all }: Titled) {
  const [first, ...others] = columns
  return (
    <DashboardCard title={title}>
      <Table label={title}>
        <TableHead>
          <Row>
            <HeadCell className={narrow}>{first}</HeadCell>
            {others.map(column => (
              <HeadCell key={column} variant="numeric" className={figureCell}>
                {column}
              </HeadCell>
            ))}
          </Row>
        </TableHead>
        <TableBody>
          {figures.map(({ id, label, count, cells = [], to, search, isSum }) => (
            <Row key={id} className={isSum ? 'font-semibold' : undefined}>
              <Cell className={`${cell} ${narrow}`}>
                <Link
                  to={to ?? ''}
                  {...(search && { search })}
                  className={`${standaloneLink} lg:pointer-fine:min-h-8`}
                  lang={languageOf(label)}
                >
                  {label}
                </Link>
              </Cell>
              <Cell variant="numeric" className={`${cell} ${figureCell}`}>
                {formatNumber(count)}
              </Cell>
              {cells.map((text, n) => (
                <Cell key={n} variant="numeric" className={`${cell} ${figureCell}`}>
                  {text}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
      {all && (
        <TextLink to={all.to} {...(all.search && { search: all.search })}>
          {all.label}
        </TextLink>
      )}
    </DashboardCard>
  )
}
