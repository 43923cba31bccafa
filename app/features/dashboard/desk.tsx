import { Button } from '@agency/ui/Button'
import { TaskItem, TaskList } from '@agency/ui/TaskList'
import { Link } from '@tanstack/react-router'
import { Banknote, CircleCheck, FilePen, Mail, UserPlus, Wrench } from 'lucide-react'
import { formatDate, formatDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { DashboardCard } from '#app/layouts/admin/dashboard-card.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type Overview, overviewQuery } from './queries.ts'
import { hasFirstSteps } from './step-list.ts'

type Item = Overview['desk'][number]

const icons = { people: UserPlus, messages: Mail, money: Banknote, content: FilePen, system: Wrench }

/** What waits for this person, most urgent first; a kind word when nothing does, here or in the lists of what can be finished. */
export function Inbox() {
  const { desk, firstSteps } = useSuspenseQuery(overviewQuery()).data
  const items = desk.filter(isUrgent)
  const unfinished = desk.some(isUnfinished) || hasFirstSteps(firstSteps)
  return (
    <DashboardCard title={m.admin_next()}>
      {items.length > 0 ? (
        <Items items={items} />
      ) : (
        <p className="flex items-center gap-3 text-muted">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
          {unfinished ? m.desk_nothing_urgent() : m.desk_nothing()}
        </p>
      )}
    </DashboardCard>
  )
}

/** What is drafted, and what will be published by itself; nothing while nothing is. */
export const DraftsAndPublications = () => <Unfinished title={m.desk_drafts()} which={isDrafted} />

/** Content that misses something; nothing while all of it is done. */
export const ContentToFinish = () => <Unfinished title={m.desk_content()} which={item => !isDrafted(item)} />

function Unfinished({ title, which }: { title: string; which: (item: Item) => boolean }) {
  const { desk } = useSuspenseQuery(overviewQuery()).data
  const items = desk.filter(item => isUnfinished(item) && which(item))
  if (items.length === 0) return null
  return (
    <DashboardCard title={title}>
      <Items items={items} />
    </DashboardCard>
  )
}

/** A day alone stays one: what was sent in confidence has no hour. */
const sinceWhen = (oldest: string) =>
  oldest.includes('T') ? formatDate(oldest, { dateStyle: 'medium', timeStyle: 'short' }) : formatDay(oldest)

const isUrgent = ({ group, tone }: Item) => group !== 'content' || tone === 'urgent'

/** Whether it is content that is begun or misses something. */
const isUnfinished = (item: Item) => !isUrgent(item)

const isDrafted = ({ search }: Item) => search?.show === 'draft' || search?.show === 'scheduled'

function Items({ items }: { items: Item[] }) {
  return (
    <TaskList>
      {items.map(({ id, group, tone, label, to, search, hash, oldest, next, first, open }) => {
        const Icon = icons[group]
        const begin = open ?? (first && { to: first, label: m.desk_open_oldest() })
        return (
          <TaskItem
            key={id}
            icon={<Icon />}
            variant={tone ?? 'usual'}
            description={
              next ? m.desk_next({ date: sinceWhen(next) }) : oldest && m.desk_since({ date: sinceWhen(oldest) })
            }
            actions={
              begin && (
                <Button asChild size="sm" variant="secondary">
                  <Link
                    to={begin.to}
                    {...(search && { search })}
                    {...(hash && { hash })}
                    aria-label={`${begin.label}: ${label}`}
                  >
                    {begin.label}
                  </Link>
                </Button>
              )
            }
          >
            <Link to={to} {...(search && { search })}>
              {label}
            </Link>
          </TaskItem>
        )
      })}
    </TaskList>
  )
}
