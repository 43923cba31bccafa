import { Button } from '@agency/ui/Button'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Columns3, ExternalLink, ImagePlus, type LucideIcon, Newspaper, Plus, UserRoundSearch } from 'lucide-react'
import { m } from '#i18n/paraglide/messages.js'

type Action = Pick<LinkProps, 'to' | 'params'> & { icon: LucideIcon; label: () => string }

const ofContent: Action[] = [
  { to: '/admin/add-new-client', icon: Plus, label: m.admin_add },
  { to: '/admin/media', icon: ImagePlus, label: m.desk_add_picture },
  { to: '/admin/$type/add', params: { type: 'news' }, icon: Newspaper, label: m.news_add },
  { to: '/our-clients', icon: ExternalLink, label: m.admin_see_public },
]
const ofCases: Action[] = [
  { to: '/admin/applications/add', icon: UserRoundSearch, label: m.application_add },
  { to: '/admin/$type/add', params: { type: 'vacancies' }, icon: Plus, label: m.vacancy_add },
  { to: '/admin/applications/board', icon: Columns3, label: m.board_title },
]

/** What staff do most, one click away; the first stands out. */
export function QuickActions({ isCaseWork = false }: { isCaseWork?: boolean }) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
      {(isCaseWork ? ofCases : ofContent).map(({ icon: Icon, label, ...link }, place) => (
        <Button key={link.to} asChild size="sm" variant={place === 0 ? 'accent' : 'secondary'}>
          <Link {...link}>
            <Icon aria-hidden="true" />
            {label()}
          </Link>
        </Button>
      ))}
    </div>
  )
}
